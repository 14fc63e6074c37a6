package octavo.settings;

import java.nio.file.Path;
import java.util.List;

/// Shared libraries for which Octavo stays connected to their server. Only the settings of this
/// computer have them, so that no file from elsewhere can bring it about.
public record InStepLibraries(List<String> fileNames) {
    public InStepLibraries {
        fileNames = List.copyOf(fileNames);
    }

    /// Whether a library is kept in step.
    public boolean keepsInStep(Path library) {
        return fileNames.contains(Settings.nameOfFile(library));
    }

    InStepLibraries with(Path library, boolean isWanted) {
        return new InStepLibraries(GitLibraries.with(fileNames, library, isWanted));
    }
}
