package octavo.text;

import java.io.Serial;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/// Trouble with a file that we have found ourselves, and can say in any language; what a system
/// reports comes in its own words.
public class WordedException extends FileSystemException {
    @Serial private static final long serialVersionUID = 1;

    private final transient LocalizedSentence wording;

    public WordedException(Path file, LocalizedSentence wording) {
        super(file.toString(), null, wording.toString());
        this.wording = wording;
    }

    /// What is the matter, without the name of the file.
    public LocalizedSentence wording() {
        return wording;
    }
}
