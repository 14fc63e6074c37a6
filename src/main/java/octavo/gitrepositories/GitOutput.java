package octavo.gitrepositories;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/// What a run of git printed.
///
/// @param status its exit status
/// @param bytes its standard output
/// @param errorText its standard error, without passwords
@SuppressWarnings("ArrayRecordComponent") // never compared
record GitOutput(int status, byte[] bytes, String errorText) {
    /// The user and password of an address.
    private static final Pattern CREDENTIALS = Pattern.compile("(?<=://)[^/@\\s]+@");

    private static final Pattern PREFIX =
            Pattern.compile("^(?:fatal|error|warning|remote|hint): *", Pattern.CASE_INSENSITIVE);

    static GitOutput of(int status, byte[] bytes, byte[] errorBytes) {
        String errorText = new String(errorBytes, StandardCharsets.UTF_8);
        return new GitOutput(status, bytes, CREDENTIALS.matcher(errorText).replaceAll(""));
    }

    boolean isFine() {
        return status == 0;
    }

    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// The first line, or the only one.
    String line() {
        return text().lines().findFirst().orElse("");
    }

    /// The parts that end with a NUL.
    List<String> parts() {
        String text = text();
        List<String> parts = List.of(text.split("\0", -1));
        return parts.subList(0, parts.size() - 1);
    }

    /// Whether git, or a program that it ran, complained with these words.
    boolean complainsOf(String words) {
        return errorText.contains(words);
    }

    /// What git, or a hook, complained of, on one line.
    String complaint() {
        List<String> lines =
                errorText
                        .lines()
                        .filter(line -> !line.startsWith("hint:"))
                        .map(line -> PREFIX.matcher(line).replaceFirst("").strip())
                        .filter(line -> !line.isEmpty())
                        .toList();
        return String.join(" ", lines.subList(0, Math.min(lines.size(), 4)));
    }
}
