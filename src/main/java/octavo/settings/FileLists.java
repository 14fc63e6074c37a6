package octavo.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Libraries by their files.
///
/// @param recentFiles files that were open, the last one first
/// @param sessionFiles the files that were open when the window was closed last, in their order
/// @param projectFolders the folders of papers that cite a library, by its file
/// @param gitLibraries those for which git may be run unasked
/// @param inStepLibraries those that are kept in step with their server
/// @param dailyLooks those for which services are asked each day
public record FileLists(
        List<String> recentFiles,
        List<String> sessionFiles,
        SequencedMap<String, List<String>> projectFolders,
        GitLibraries gitLibraries,
        InStepLibraries inStepLibraries,
        DailyLooks dailyLooks) {
    public static final FileLists NO_FILES =
            new FileLists(
                    List.of(),
                    List.of(),
                    Collections.emptySortedMap(),
                    new GitLibraries(List.of(), List.of()),
                    new InStepLibraries(List.of()),
                    DailyLooks.NO_LOOKS);

    public FileLists {
        recentFiles = List.copyOf(recentFiles);
        sessionFiles = List.copyOf(sessionFiles);
        SequencedMap<String, List<String>> copiedFolders = new LinkedHashMap<>();
        projectFolders.forEach(
                (library, folders) -> copiedFolders.put(library, List.copyOf(folders)));
        projectFolders = Collections.unmodifiableSequencedMap(copiedFolders);
    }

    FileLists withRecent(List<String> newValue) {
        return new FileLists(
                newValue, sessionFiles, projectFolders, gitLibraries, inStepLibraries, dailyLooks);
    }

    FileLists withSession(List<String> newValue) {
        return new FileLists(
                recentFiles, newValue, projectFolders, gitLibraries, inStepLibraries, dailyLooks);
    }

    FileLists withProjects(SequencedMap<String, List<String>> newValue) {
        return new FileLists(
                recentFiles, sessionFiles, newValue, gitLibraries, inStepLibraries, dailyLooks);
    }

    FileLists withGit(GitLibraries newValue) {
        return new FileLists(
                recentFiles, sessionFiles, projectFolders, newValue, inStepLibraries, dailyLooks);
    }

    FileLists withInStep(InStepLibraries newValue) {
        return new FileLists(
                recentFiles, sessionFiles, projectFolders, gitLibraries, newValue, dailyLooks);
    }

    FileLists withDailyLooks(DailyLooks newValue) {
        return new FileLists(
                recentFiles, sessionFiles, projectFolders, gitLibraries, inStepLibraries, newValue);
    }
}
