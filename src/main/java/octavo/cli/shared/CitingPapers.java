package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.Library;
import octavo.paperprojects.CitedIn;
import octavo.paperprojects.ProjectReading;
import octavo.paperprojects.ProjectReading.OpenMaster;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The papers that the window's page *Projects* has for a library, for `cited:` in queries. They
/// are read once, when a query first asks. A query that cannot be answered in full is refused: a
/// script would take what is missing for not cited.
final class CitingPapers {
    private final Library library;
    private final List<Path> files;
    private Optional<List<ProjectReading>> knownReadings = Optional.empty();

    CitingPapers(Library library, List<Path> files) {
        this.library = library;
        this.files = List.copyOf(files);
    }

    /// The slots of the entries that a project cites.
    ///
    /// @param projectName what a word of its name begins with; empty for any project
    BitSet citingSlots(String projectName) {
        List<ProjectReading> projectReadings = knownReadings.orElseGet(this::read);
        knownReadings = Optional.of(projectReadings);
        if (projectReadings.stream()
                .noneMatch(each -> CitedIn.hasWordStart(each.projectName(), projectName))) {
            String projectNames =
                    projectReadings.stream()
                            .map(ProjectReading::projectName)
                            .distinct()
                            .collect(Collectors.joining(", "));
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "no project of %s is called %s; there are: %s."
                            .formatted(libraryNames(), projectName, projectNames));
        }
        return CitedIn.of(projectReadings).citedSlots(library, projectName);
    }

    private List<ProjectReading> read() {
        Settings settings = SettingsFile.ofUser().loadSettings();
        List<ProjectReading> projectReadings =
                files.stream()
                        .filter(file -> !LibraryInput.isStandardInput(file))
                        .flatMap(file ->
                                settings.projectFolders(file).stream()
                                        .map(projectFolder -> read(projectFolder, file)))
                        .toList();
        if (projectReadings.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    ("cited: is about the projects of a library, and %s has none. Add a paper's"
                                    + " folder on the page Projects of the window; octavo cited"
                                    + " looks at one paper.")
                            .formatted(libraryNames()));
        }
        return projectReadings;
    }

    /// In which form the paper wants its venues does not change what it cites.
    private ProjectReading read(Path folder, Path file) {
        ProjectReading reading =
                ProjectReading.of(
                        folder,
                        new OpenMaster(library, Optional.of(file)),
                        _ ->
                                some ->
                                        VenueIndex.clusterOfSlot(
                                                some,
                                                VenueRegister.builtIn(),
                                                VenueDecisions.NONE));
        reading.trouble()
                .ifPresent(trouble -> {
                    throw new CommandRefusal(
                            ExitStatus.NO_FILE,
                            ("%s Its project %s is needed for cited:; remove it on the page"
                                            + " Projects of the window if it is gone.")
                                    .formatted(trouble, reading.projectName()));
                });
        return reading;
    }

    private String libraryNames() {
        return files.stream().map(LibraryInput::nameOf).collect(Collectors.joining(", "));
    }
}
