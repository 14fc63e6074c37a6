package octavo.csl;

/// Why a style or locale is unusable. Package-private: readers turn it into a diagnostic.
final class BadStyleException extends Exception {
    private static final long serialVersionUID = 1;
    private final int line;

    BadStyleException(int line, String message) {
        super(message);
        this.line = line;
    }

    int line() {
        return line;
    }
}
