package octavo.text;

import java.io.Serial;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// A file error that we detected ourselves and can translate; errors from the system come in its
/// own words.
public class WordedException extends FileSystemException {
    @Serial private static final long serialVersionUID = 1;

    private final transient LocalizedSentence wording;

    public WordedException(Path file, LocalizedSentence wording) {
        super(file.toString(), null, wording.toString());
        this.wording = wording;
    }

    /// The reason, without the file's name.
    public LocalizedSentence wording() {
        return wording;
    }
}
