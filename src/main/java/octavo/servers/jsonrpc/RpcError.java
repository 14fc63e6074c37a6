package octavo.servers.jsonrpc;

/// Why a request cannot be answered, for the program that asked.
public final class RpcError extends Exception {
    public static final int PARSE_ERROR = -32700;
    public static final int INVALID_REQUEST = -32600;
    public static final int METHOD_NOT_FOUND = -32601;
    public static final int INVALID_PARAMS = -32602;
    public static final int INTERNAL_ERROR = -32603;

    /// Asked before `initialize`.
    public static final int NOT_INITIALIZED = -32002;

    /// Understood, and not possible: the message says why.
    public static final int REQUEST_FAILED = -32803;

    private static final long serialVersionUID = 1;

    private final int errorCode;

    public RpcError(int code, String message) {
        super(message);
        this.errorCode = code;
    }

    public int code() {
        return errorCode;
    }

    /// The message, which is always there.
    public String errorMessage() {
        return String.valueOf(getMessage());
    }
}
