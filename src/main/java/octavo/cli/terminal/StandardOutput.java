package octavo.cli.terminal;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// The standard output of the process. A failure to write is kept until the end, since a
/// `PrintWriter` reports none.
public final class StandardOutput extends OutputStream {
    private static final int KIND_OF_FILE = 0xF000;
    private static final int PIPE = 0x1000;
    private static final int SOCKET = 0xC000;
    private static final int CHARACTER_DEVICE = 0x2000;

    private final OutputStream out;
    private Optional<IOException> trouble = Optional.empty();

    public StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    StandardOutput(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (trouble.isPresent()) {
            return;
        }
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            trouble = Optional.of(e);
        }
    }

    /// Why the output is incomplete, in words for people. A reader such as `head` that closed the
    /// pipe has all it wanted, and does not count.
    public Optional<String> trouble() {
        return trouble.filter(it -> !isReaderGone(it))
                .map(it -> "standard output could not be written: " + it.getMessage() + ".");
    }

    /// Whether the reader closed the pipe; a pipe fails for no other reason. Where the system does
    /// not tell what standard output is, the exception's message tells.
    private static boolean isReaderGone(IOException trouble) {
        OptionalInt kind = kind();
        String said = String.valueOf(trouble.getMessage());
        return kind.isEmpty()
                ? said.toLowerCase(Locale.ROOT).contains("pipe")
                : kind.getAsInt() == PIPE || kind.getAsInt() == SOCKET;
    }

    /// Whether standard output is a terminal, wherever standard input comes from. The null device
    /// counts as one: nothing reads it.
    public static boolean isTerminal() {
        OptionalInt kind = kind();
        if (kind.isPresent()) {
            return kind.getAsInt() == CHARACTER_DEVICE;
        }
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }

    private static OptionalInt kind() {
        try {
            int mode = (Integer) Files.getAttribute(Path.of("/dev/fd/1"), "unix:mode");
            return OptionalInt.of(mode & KIND_OF_FILE);
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException _) {
            return OptionalInt.empty();
        }
    }
}
