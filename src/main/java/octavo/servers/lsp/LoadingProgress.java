package octavo.servers.lsp;

import octavo.servers.jsonrpc.RpcConnection;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/// Shows in the editor how far libraries are read, with `$/progress`.
final class LoadingProgress {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final RpcConnection rpcConnection;
    private final Map<Path, ShownLoading> shownByPath = new LinkedHashMap<>();
    private int lastToken;

    LoadingProgress(RpcConnection rpcConnection) {
        this.rpcConnection = rpcConnection;
    }

    /// What the editor shows of one library. It has to accept the token first.
    private static final class ShownLoading {
        private final String token;
        private boolean isAccepted;
        private boolean hasBegun;
        private int percentage;

        ShownLoading(String token) {
            this.token = token;
        }
    }

    /// Shows the present state.
    ///
    /// @param percentages the libraries that are being read
    void showLoading(Map<Path, Integer> percentages) {
        percentages.forEach(this::showPercentage);
        Map<Path, ShownLoading> finished = new HashMap<>(shownByPath);
        finished.keySet().removeAll(percentages.keySet());
        finished.forEach((path, shown) -> {
            shownByPath.remove(path);
            if (shown.hasBegun) {
                sendProgress(shown, NODES.objectNode().put("kind", "end"));
            }
        });
    }

    private void showPercentage(Path path, int percentage) {
        ShownLoading shown = shownByPath.computeIfAbsent(path, _ -> askToShow());
        if (!shown.isAccepted) {
            return;
        }
        if (!shown.hasBegun) {
            shown.hasBegun = true;
            sendProgress(
                    shown,
                    NODES.objectNode()
                            .put("kind", "begin")
                            .put("title", "Octavo reads " + path.getFileName())
                            .put("percentage", percentage));
        } else if (percentage > shown.percentage) {
            sendProgress(
                    shown, NODES.objectNode().put("kind", "report").put("percentage", percentage));
        }
        shown.percentage = Math.max(percentage, shown.percentage);
    }

    private ShownLoading askToShow() {
        var shown = new ShownLoading("octavo/loading/" + ++lastToken);
        rpcConnection.requestFromClient(
                "window/workDoneProgress/create",
                NODES.objectNode().put("token", shown.token),
                result -> shown.isAccepted = !result.isMissingNode());
        return shown;
    }

    private void sendProgress(ShownLoading shown, ObjectNode value) {
        ObjectNode params = NODES.objectNode().put("token", shown.token);
        params.set("value", value);
        rpcConnection.notifyClient("$/progress", params);
    }
}
