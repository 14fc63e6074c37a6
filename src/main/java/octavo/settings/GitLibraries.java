package octavo.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Libraries for which git is run without being asked each time. Only the settings of this computer
/// have them, so that no file from elsewhere can bring it about.
///
/// @param listedLibraries those whose commits are listed
/// @param committedLibraries those that are committed at each save
public record GitLibraries(List<String> listedLibraries, List<String> committedLibraries) {
    public GitLibraries {
        listedLibraries = List.copyOf(listedLibraries);
        committedLibraries = List.copyOf(committedLibraries);
    }

    /// Whether the commits of a library are listed.
    public boolean listsCommits(Path library) {
        return listedLibraries.contains(Settings.nameOfFile(library));
    }

    public GitLibraries withListed(Path library, boolean isWanted) {
        return new GitLibraries(with(listedLibraries, library, isWanted), committedLibraries);
    }

    /// Whether a library is committed at each save.
    public boolean commitsAtSave(Path library) {
        return committedLibraries.contains(Settings.nameOfFile(library));
    }

    public GitLibraries withCommitted(Path library, boolean isWanted) {
        return new GitLibraries(listedLibraries, with(committedLibraries, library, isWanted));
    }

    static List<String> with(List<String> names, Path library, boolean isWanted) {
        List<String> newNames = new ArrayList<>(names);
        newNames.remove(Settings.nameOfFile(library));
        if (isWanted) {
            newNames.add(Settings.nameOfFile(library));
        }
        return newNames;
    }
}
