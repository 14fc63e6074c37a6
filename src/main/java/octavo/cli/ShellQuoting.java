package octavo.cli;

import java.nio.file.Path;

/// Words of a command that users are told to type.
final class ShellQuoting {
    private ShellQuoting() {}

    /// A file's name, in quotes where a shell would take it for several words.
    static String quoted(Path file) {
        String name = file.toString();
        return name.matches("[\\p{L}\\p{N}_./\\\\:~+-]+") ? name : "\"" + name + "\"";
    }

    /// Any text, so that a POSIX shell takes every character of it as it is.
    static String literal(String text) {
        return text.matches("[\\p{L}\\p{N}_./=+-]+")
                ? text
                : "'" + text.replace("'", "'\\''") + "'";
    }
}
