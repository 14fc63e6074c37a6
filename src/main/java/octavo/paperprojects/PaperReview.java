package octavo.paperprojects;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry.MasterEntry;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Stream;

/// A paper beside the libraries that it cites from: what `octavo cited` and the window tell of it,
/// and how its own file would be brought up to date. It changes no file.
///
/// @param targetFile the paper's own file that cited entries are brought into, which need not exist
/// @param masterLibraries the libraries, of which the first with a key counts
/// @param preparedLibraries the same in the form that the paper wants
public record PaperReview(
        PaperProject paperProject,
        ProjectProfile projectProfile,
        Optional<TargetFile> targetFile,
        List<Library> masterLibraries,
        List<Library> preparedLibraries) {

    public PaperReview {
        masterLibraries = List.copyOf(masterLibraries);
        preparedLibraries = List.copyOf(preparedLibraries);
    }

    /// A library that a paper may cite from.
    ///
    /// @param venueIndexing the known venues of it
    public record MasterSource(Library library, Function<Library, VenueIndex> venueIndexing) {}

    public static PaperReview of(
            PaperProject paperProject,
            ProjectProfile projectProfile,
            Optional<TargetFile> targetFile,
            List<MasterSource> masterSources) {
        List<Library> masterLibraries = masterSources.stream().map(MasterSource::library).toList();
        PaperProject resolvedProject = DocumentKeys.resolve(paperProject, masterLibraries);
        SequencedMap<String, List<SourcePlace>> placesByKey = resolvedProject.placesByKey();
        return new PaperReview(
                resolvedProject,
                projectProfile,
                targetFile,
                masterLibraries,
                masterSources.stream()
                        .map(masterSource ->
                                PreparedReferences.of(
                                        masterSource.library(),
                                        placesByKey.keySet(),
                                        projectProfile,
                                        masterSource.venueIndexing()))
                        .toList());
    }

    /// What is cited, with all places of each.
    public SequencedMap<String, List<SourcePlace>> placesByKey() {
        return paperProject.placesByKey();
    }

    /// The paper's own `.bib` files that exist, its target first.
    public List<Path> ownFiles() {
        return Stream.concat(
                        targetFile.map(TargetFile::path).stream(),
                        paperProject.bibliographies().stream())
                .map(path -> path.toAbsolutePath().normalize())
                .distinct()
                .filter(path -> path.toString().endsWith(".bib"))
                .filter(Files::isRegularFile)
                .toList();
    }

    /// The content of these files, and of what documents have inside.
    public List<Library> loadOwnLibraries() throws IOException {
        List<Library> ownLibraries = new ArrayList<>();
        for (Path path : ownFiles()) {
            ownLibraries.add(LibraryFile.load(path).library());
        }
        ownLibraries.addAll(embeddedLibraries());
        return ownLibraries;
    }

    /// What word processors' documents have inside.
    public List<Library> embeddedLibraries() {
        return paperProject.embeddedReferences().stream()
                .map(references -> Library.of(references.file()))
                .toList();
    }

    /// Compares them.
    ///
    /// @param ownLibraries the paper's own files
    public CitedReport reportOn(List<Library> ownLibraries) throws IOException {
        BibFile writtenFile =
                targetFile.isPresent()
                        ? WrittenReferences.of(targetFile.get().path()).loadWritten()
                        : BibParser.parse("");
        return CitedReport.of(
                placesByKey(), ownLibraries, masterLibraries, preparedLibraries, writtenFile);
    }

    /// A library's entry as the paper wants it.
    public Optional<Work> prepared(MasterEntry masterEntry) {
        return Stream.of(
                        preparedLibraries.get(masterEntry.libraryIndex()),
                        masterLibraries.get(masterEntry.libraryIndex()))
                .flatMap(library -> library.workWithKey(masterEntry.masterKey()).stream())
                .findFirst();
    }

    /// How the paper's own file would be brought up to date.
    public PendingReferences pendingReferences(TargetFile targetFile) throws IOException {
        Path file = targetFile.path();
        LibraryFile libraryFile =
                LibraryFile.pathExists(file)
                        ? LibraryFile.load(file)
                        : LibraryFile.notYetSaved(file, Library.empty());
        WrittenReferences writtenReferences = WrittenReferences.of(file);
        List<Library> sourceLibraries = new ArrayList<>(preparedLibraries);
        sourceLibraries.addAll(embeddedLibraries());
        return new PendingReferences(
                libraryFile,
                targetFile,
                ReferenceUpdate.of(
                        writtenReferences.loadWritten(),
                        libraryFile.library(),
                        WantedReferences.of(placesByKey().keySet(), sourceLibraries)
                                .forProfile(projectProfile)),
                writtenReferences);
    }
}
