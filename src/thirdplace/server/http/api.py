"""Everything that can be asked for over HTTP, in one list, for the application and its OpenAPI document."""

from thirdplace.server.http.routes.carried_routes import CARRIED_ROUTES
from thirdplace.server.http.routes.connection_report_routes import CONNECTION_ROUTES
from thirdplace.server.http.routes.game_routes import make_game_routes
from thirdplace.server.http.routes.lab_routes import LAB_ROUTES
from thirdplace.server.http.routes.lobby_routes import LOBBY_ROUTES
from thirdplace.server.http.routes.record_routes import RECORD_ROUTES
from thirdplace.server.http.routes.result_routes import RESULT_ROUTES
from thirdplace.server.http.routes.review_routes import REVIEW_ROUTES
from thirdplace.server.http.routes.sheet_routes import SHEET_ROUTES
from thirdplace.server.http.routes.table_routes import TABLE_ROUTES
from thirdplace.server.http.routes.tool_routes import make_tool_routes

__all__ = ["ROUTES"]

ROUTES = (
    *LOBBY_ROUTES,
    *CONNECTION_ROUTES,
    *TABLE_ROUTES,
    *CARRIED_ROUTES,
    *RECORD_ROUTES,
    *RESULT_ROUTES,
    *REVIEW_ROUTES,
    *SHEET_ROUTES,
    *LAB_ROUTES,
    *make_tool_routes(),
    *make_game_routes(),
)
