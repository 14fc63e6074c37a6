package octavo.projects;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.projects.CitedEntry.MasterEntry;
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
/// @param target the paper's own file that cited entries are brought into, which need not exist
/// @param masters the libraries, of which the first with a key counts
/// @param prepared the same in the form that the paper wants
public record PaperReview(
        PaperProject paper,
        ProjectProfile profile,
        Optional<TargetFile> target,
        List<Library> masters,
        List<Library> prepared) {

    public PaperReview {
        masters = List.copyOf(masters);
        prepared = List.copyOf(prepared);
    }

    /// A library that a paper may cite from.
    ///
    /// @param venues the known venues of it
    public record MasterSource(Library library, Function<Library, VenueIndex> venues) {}

    public static PaperReview of(
            PaperProject paper,
            ProjectProfile profile,
            Optional<TargetFile> target,
            List<MasterSource> sources) {
        SequencedMap<String, List<SourcePlace>> cited = paper.cited();
        return new PaperReview(
                paper,
                profile,
                target,
                sources.stream().map(MasterSource::library).toList(),
                sources.stream()
                        .map(each ->
                                PreparedReferences.of(
                                        each.library(), cited.keySet(), profile, each.venues()))
                        .toList());
    }

    /// What is cited, with all places of each.
    public SequencedMap<String, List<SourcePlace>> cited() {
        return paper.cited();
    }

    /// The paper's own `.bib` files that exist, its target first.
    public List<Path> ownFiles() {
        return Stream.concat(target.map(TargetFile::path).stream(), paper.bibliographies().stream())
                .map(path -> path.toAbsolutePath().normalize())
                .distinct()
                .filter(path -> path.toString().endsWith(".bib"))
                .filter(Files::isRegularFile)
                .toList();
    }

    /// The content of these files.
    public List<Library> own() throws IOException {
        List<Library> own = new ArrayList<>();
        for (Path path : ownFiles()) {
            own.add(LibraryFile.load(path).library());
        }
        return own;
    }

    /// Compares them.
    ///
    /// @param own the paper's own files
    public CitedReport report(List<Library> own) throws IOException {
        BibFile written =
                target.isPresent()
                        ? WrittenReferences.of(target.get().path()).load()
                        : BibParser.parse("");
        return CitedReport.of(cited(), own, masters, prepared, written);
    }

    /// A library's entry as the paper wants it.
    public Optional<Work> prepared(MasterEntry entry) {
        return Stream.of(prepared.get(entry.library()), masters.get(entry.library()))
                .flatMap(library ->
                        library.indexOfKey(entry.key()).flatMap(library::workAt).stream())
                .findFirst();
    }

    /// How the paper's own file would be brought up to date.
    public PendingReferences pending(TargetFile into) throws IOException {
        Path file = into.path();
        LibraryFile here =
                LibraryFile.pathExists(file)
                        ? LibraryFile.load(file)
                        : LibraryFile.notYetSaved(file, Library.empty());
        WrittenReferences memory = WrittenReferences.of(file);
        return new PendingReferences(
                here,
                into,
                ReferenceUpdate.of(
                        memory.load(),
                        here.library(),
                        WantedReferences.of(cited().keySet(), prepared).by(profile)),
                memory);
    }
}
