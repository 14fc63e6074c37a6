package octavo.cli;

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

/// The output of the process. Why it could not be written is kept until the end, since a
/// `PrintWriter` tells nobody.
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

    /// Why not all was written, in words for people. A reader such as `head` that has gone has what
    /// it wanted, and is no trouble.
    public Optional<String> trouble() {
        return trouble.filter(it -> !isReaderGone(it))
                .map(it -> "standard output could not be written: " + it.getMessage() + ".");
    }

    /// A pipe fails for no other reason. Systems that do not say what standard output is name the
    /// pipe in their words.
    private static boolean isReaderGone(IOException trouble) {
        OptionalInt kind = kind();
        String said = String.valueOf(trouble.getMessage());
        return kind.isEmpty()
                ? said.toLowerCase(Locale.ROOT).contains("pipe")
                : kind.getAsInt() == PIPE || kind.getAsInt() == SOCKET;
    }

    /// Whether a terminal shows the output of the process, wherever its input comes from. Nothing
    /// reads what goes to the null device, which counts as one.
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
