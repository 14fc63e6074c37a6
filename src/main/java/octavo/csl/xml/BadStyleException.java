package octavo.csl.xml;

/// Why a style or locale is unusable. Package-private: readers turn it into a diagnostic.
public final class BadStyleException extends Exception {
    private static final long serialVersionUID = 1;
    private final int lineNumber;

    public BadStyleException(int lineNumber, String message) {
        super(message);
        this.lineNumber = lineNumber;
    }

    public int lineNumber() {
        return lineNumber;
    }
}
