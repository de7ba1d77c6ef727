"""What of Python's builtins, its standard library and msgspec the runtime offers, by full name.

FUNCTIONS are called with the same arguments in the same order (keywords are put in the order given here).
What needs more than that is in syntax/special_calls.py.
"""

__all__ = ["CONSTANTS", "DROPPED_IMPORTS", "EXCEPTIONS", "FUNCTIONS", "HANDWRITTEN", "KEYWORDS", "REPLACED"]

HANDWRITTEN = {
    "thirdplace.core.state": "state",
    "thirdplace.core.compilation.compiled": "compiled",
    "thirdplace.core.registry": "registry",
    "thirdplace.core.carrier": "carrier",
}
"""Modules that each carrier has its own of: states, their compiled twins, games, and where it is."""

REPLACED = {"thirdplace.core.game._has_part": "hasPart"}
"""Functions that ask for files: in JavaScript, what was there at build time is registered with the game."""

EXCEPTIONS = {
    "builtins.Exception": "Exception",
    "builtins.AssertionError": "AssertionError",
    "builtins.IndexError": "IndexError",
    "builtins.KeyError": "KeyError",
    "builtins.LookupError": "LookupError",
    "builtins.NotImplementedError": "NotImplementedError",
    "builtins.RecursionError": "RecursionError",
    "builtins.StopIteration": "StopIteration",
    "builtins.TypeError": "TypeError_",
    "builtins.UnicodeDecodeError": "UnicodeError",
    "builtins.UnicodeError": "UnicodeError",
    "builtins.ValueError": "ValueError",
    "builtins.ZeroDivisionError": "ZeroDivisionError",
    "msgspec.DecodeError": "DecodeError",
    "msgspec.ValidationError": "ValidationError",
    "msgspec.MsgspecError": "MsgspecError",
}

CONSTANTS = {
    **EXCEPTIONS,
    "math.inf": "INFINITY",
    "math.pi": "PI",
    "math.tau": "TAU",
    "numpy.float32": "ANY_NUMBER",
    "numpy.float64": "ANY_NUMBER",
    "numpy.int64": "ANY_NUMBER",
    "numpy.uint8": "ANY_NUMBER",
    "msgspec.Raw": "Raw",
    "msgspec.Struct": "Struct",
    "msgspec.UNSET": "UNSET",
    "random.Random": "Random",
}

FUNCTIONS = {
    "bisect.bisect_right": "bisectRight",
    "bisect.bisect_left": "bisectLeft",
    "bisect.bisect": "bisectRight",
    "builtins.abs": "abs",
    "builtins.bool": "truthy",
    "builtins.chr": "chr",
    "builtins.divmod": "divmod",
    "builtins.enumerate": "enumerate",
    "builtins.float": "float",
    "builtins.getattr": "getattr",
    "builtins.hasattr": "hasattr",
    "builtins.int": "int",
    "builtins.int.bit_count": "bitCount",
    "builtins.int.bit_length": "bitLength",
    "builtins.int.from_bytes": "intFromBytes",
    "builtins.iter": "iter",
    "builtins.len": "len",
    "builtins.ord": "ord",
    "builtins.pow": "pow",
    "builtins.range": "range",
    "builtins.repr": "repr",
    "builtins.reversed": "reversed",
    "builtins.round": "round",
    "builtins.setattr": "setattr",
    "builtins.sorted": "sorted",
    "builtins.str": "str",
    "builtins.sum": "sum",
    "dataclasses.fields": "fieldsOf",
    "functools.partial": "partial",
    "functools.reduce": "reduce",
    "hashlib.sha256": "sha256",
    "importlib.import_module": "importModule",
    "itertools.accumulate": "accumulate",
    "itertools.chain": "chain",
    "itertools.combinations": "combinations",
    "itertools.islice": "islice",
    "itertools.pairwise": "pairwise",
    "itertools.product": "product",
    "math.ceil": "ceil",
    "math.exp": "exp",
    "math.factorial": "factorial",
    "math.floor": "floor",
    "math.log": "log",
    "math.sqrt": "sqrt",
    "msgspec.convert": "convert",
    "msgspec.json.decode": "jsonDecode",
    "msgspec.json.encode": "jsonEncode",
    "msgspec.json.format": "jsonFormat",
    "msgspec.structs.fields": "structFields",
    "msgspec.to_builtins": "toBuiltins",
    "numpy.array": "makeNumbers",
    "numpy.ones": "makeOnes",
    "numpy.zeros": "makeZeros",
    "operator.add": "add",
    "operator.and_": "and",
    "operator.or_": "or",
    "re.compile": "compilePattern",
    "re.sub": "substitutePattern",
    "typing.get_args": "getArgs",
    "unicodedata.category": "category",
    "unicodedata.combining": "combining",
    "unicodedata.decomposition": "decomposition",
    "unicodedata.digit": "digit",
    "unicodedata.normalize": "normalize",
}

KEYWORDS: dict[str, tuple[str, ...]] = {
    "builtins.enumerate": ("iterable", "start"),
    "builtins.int.from_bytes": ("bytes", "byteorder"),
    "builtins.sorted": ("iterable", "key", "reverse"),
    "builtins.sum": ("iterable", "start"),
    "itertools.accumulate": ("iterable", "func", "initial"),
    "msgspec.convert": ("obj", "type", "strict"),
    "msgspec.json.decode": ("buf", "type"),
    "msgspec.json.format": ("buf", "indent"),
}
"""The order of arguments where callers name them."""

DROPPED_IMPORTS = {
    "typing",
    "typing_extensions",
    "collections.abc",
    "__future__",
    "types",
    "dataclasses",
    "abc",
}
"""Modules that only say something about types, or whose meaning is known to the translator."""
