package octavo.cli.process;

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
    private static final int FILE_KIND_MASK = 0xF000;
    private static final int PIPE = 0x1000;
    private static final int SOCKET = 0xC000;
    private static final int CHARACTER_DEVICE = 0x2000;

    private final OutputStream output;
    private Optional<IOException> trouble = Optional.empty();

    public StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    StandardOutput(OutputStream out) {
        this.output = out;
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
            output.write(bytes, offset, length);
        } catch (IOException ioException) {
            trouble = Optional.of(ioException);
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
        OptionalInt fileKind = fileKind();
        String message = String.valueOf(trouble.getMessage());
        return fileKind.isEmpty()
                ? message.toLowerCase(Locale.ROOT).contains("pipe")
                : fileKind.getAsInt() == PIPE || fileKind.getAsInt() == SOCKET;
    }

    /// Whether standard output is a terminal, wherever standard input comes from. The null device
    /// counts as one: nothing reads it.
    public static boolean isTerminal() {
        OptionalInt fileKind = fileKind();
        if (fileKind.isPresent()) {
            return fileKind.getAsInt() == CHARACTER_DEVICE;
        }
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }

    private static OptionalInt fileKind() {
        try {
            int fileMode = (Integer) Files.getAttribute(Path.of("/dev/fd/1"), "unix:mode");
            return OptionalInt.of(fileMode & FILE_KIND_MASK);
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException _) {
            return OptionalInt.empty();
        }
    }
}
