package octavo.gitrepositories;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.Serial;
import java.nio.file.Path;

/// git could not do what it was asked: what happened, and what to do about it.
public final class GitTrouble extends WordedException {
    @Serial private static final long serialVersionUID = 1;

    public GitTrouble(Path folder, LocalizedSentence wording) {
        super(folder, wording);
    }
}
