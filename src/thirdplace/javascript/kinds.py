"""What JavaScript has to know of a Python type: its kind, as mypy has found it."""

from dataclasses import dataclass

from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    Overloaded,
    TupleType,
    Type,
    TypedDictType,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

__all__ = ["ANY", "Kind", "kind_of"]


@dataclass(frozen=True, slots=True)
class Kind:
    """`name`: a value of KINDS_BY_CLASS, or any, none, class, callable, module, instance, union."""

    name: str
    items: tuple["Kind", ...] = ()
    """Of a collection: what it holds (a dict: its keys, its values); of a union: its members."""
    class_name: str = ""
    """Of an instance: the full name of its class."""

    @property
    def members(self) -> tuple["Kind", ...]:
        return self.items if self.name == "union" else (self,)

    def is_one_of(self, *names: str) -> bool:
        """Is it, whatever it turns out to be, of one of these kinds?"""
        return all(member.name in names for member in self.members)

    def without_none(self) -> "Kind":
        left = tuple(member for member in self.members if member.name != "none")
        return left[0] if len(left) == 1 else Kind("union", left)

    @property
    def is_scalar(self) -> bool:
        """Do `===` and JavaScript's own maps and sets tell two of them apart as Python does?"""
        return self.is_one_of("int", "float", "str", "none", "class", "unset", "instance-by-identity")

    @property
    def is_number(self) -> bool:
        return self.is_one_of("int", "float", "bool")

    @property
    def is_array(self) -> bool:
        return self.is_one_of("list", "tuple")

    @property
    def element(self) -> "Kind":
        """What a loop over it gives."""
        found = {member.items[0] for member in self.members if member.items}
        return found.pop() if len(found) == 1 else ANY


ANY = Kind("any")

KINDS_BY_CLASS = {
    "builtins.int": "int",
    "builtins.float": "float",
    "builtins.bool": "bool",
    "builtins.str": "str",
    "builtins.bytes": "bytes",
    "builtins.list": "list",
    "builtins.tuple": "tuple",
    "builtins.dict": "dict",
    "builtins.set": "set",
    "builtins.frozenset": "frozenset",
    "builtins.range": "range",
    "builtins.slice": "slice",
    "builtins.type": "class",
    "builtins.object": "any",
    "typing.Sequence": "list",
    "typing.MutableSequence": "list",
    "typing.Mapping": "dict",
    "typing.MutableMapping": "dict",
    "typing.AbstractSet": "set",
    "_collections_abc.dict_keys": "list",
    "_collections_abc.dict_values": "list",
    "_collections_abc.dict_items": "list",
    "typing.KeysView": "list",
    "typing.ValuesView": "list",
    "typing.ItemsView": "list",
    "typing.Iterable": "iterable",
    "typing.Iterator": "iterable",
    "typing.Generator": "iterable",
    "typing.Collection": "iterable",
    "builtins.map": "iterable",
    "builtins.zip": "iterable",
    "builtins.enumerate": "iterable",
    "builtins.reversed": "iterable",
    "builtins.filter": "iterable",
    "itertools.combinations": "iterable",
    "itertools.pairwise": "iterable",
    "itertools.accumulate": "iterable",
    "itertools.islice": "iterable",
    "itertools.chain": "iterable",
    "types.ModuleType": "module",
    "msgspec.UnsetType": "unset",
    "numpy.ndarray": "any",
}

ABSTRACT = {"typing.Sequence", "typing.Mapping", "typing.Iterable", "typing.Collection"}


def kind_of(given: Type | None) -> Kind:
    found = None if given is None else get_proper_type(given)
    match found:
        case NoneType():
            return Kind("none")
        case LiteralType():
            fallback = kind_of(found.fallback)
            return Kind("unset") if fallback.class_name == "msgspec.UnsetType" else fallback
        case TupleType():
            if found.partial_fallback.type.fullname != "builtins.tuple":
                return Kind("instance", class_name=found.partial_fallback.type.fullname)
            return Kind("tuple", _common_kind([kind_of(item) for item in found.items]))
        case UnionType():
            return _unite_kinds([kind_of(item) for item in found.items])
        case TypedDictType():
            return Kind("dict", (Kind("str"), ANY))
        case TypeVarType():
            return (
                _unite_kinds([kind_of(value) for value in found.values])
                if found.values
                else kind_of(found.upper_bound)
            )
        case CallableType():
            return Kind("class") if found.is_type_obj() else Kind("callable")
        case Overloaded():
            return Kind("class") if found.is_type_obj() else Kind("callable")
        case TypeType():
            return Kind("class")
        case Instance():
            return _kind_of_instance(found)
        case AnyType() | _:
            return ANY


def _common_kind(kinds: list[Kind]) -> tuple[Kind, ...]:
    return (_unite_kinds(kinds),) if kinds else ()


def _unite_kinds(kinds: list[Kind]) -> Kind:
    members = tuple(dict.fromkeys(member for kind in kinds for member in kind.members))
    if any(member.name == "any" for member in members) or not members:
        return ANY
    return members[0] if len(members) == 1 else Kind("union", members)


def _kind_of_instance(found: Instance) -> Kind:
    for base in found.type.mro:
        name = KINDS_BY_CLASS.get(base.fullname)
        if base.fullname in ABSTRACT and base is not found.type:
            break  # a class of its own that is a sequence as well
        if name is not None and name != "any":
            return Kind(name, tuple(kind_of(item) for item in found.args))
        if name is not None and base is found.type:
            return ANY
        if base.fullname == "builtins.object":
            break
    if found.type.fullname in ("enum.Enum",):
        return Kind("instance-by-identity")
    return Kind("instance", tuple(kind_of(item) for item in found.args), found.type.fullname)
