package octavo.net;

/// The answer to a program on this computer, in plain text.
///
/// @param status of HTTP
public record LocalAnswer(int status, String text) {
    public static LocalAnswer of(String text) {
        return new LocalAnswer(200, text);
    }

    /// An error, with its reason.
    public static LocalAnswer refusal(int status, String why) {
        return new LocalAnswer(status, why + "\n");
    }
}
