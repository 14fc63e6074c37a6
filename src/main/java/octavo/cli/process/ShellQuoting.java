package octavo.cli.process;

import java.nio.file.Path;

/// Quotes the words of commands that messages suggest.
public final class ShellQuoting {
    private ShellQuoting() {}

    /// A file's name, quoted if a shell would split it.
    public static String quoted(Path file) {
        String name = file.toString();
        return name.matches("[\\p{L}\\p{N}_./\\\\:~+-]+") ? name : "\"" + name + "\"";
    }

    /// Any text, so that a POSIX shell takes every character of it as it is.
    public static String literal(String text) {
        return text.matches("[\\p{L}\\p{N}_./=+-]+")
                ? text
                : "'" + text.replace("'", "'\\''") + "'";
    }
}
