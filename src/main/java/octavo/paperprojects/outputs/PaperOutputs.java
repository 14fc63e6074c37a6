package octavo.paperprojects.outputs;

import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.formats.ExportFormats;
import octavo.library.Library;
import octavo.library.TitleCapitals;
import octavo.library.Work;
import octavo.paperprojects.WantedReferences;
import octavo.storage.PathConsents;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Files of all that a paper cites. The paper's own entries come before those of libraries.
public final class PaperOutputs {
    /// Cites every entry of the paper's own files.
    private static final String ALL_KEYS = "*";

    private final Library citedLibrary;
    private final List<Work> citedWorks;

    private PaperOutputs(Library cited, List<Work> works) {
        this.citedLibrary = cited;
        this.citedWorks = works;
    }

    /// Collects the cited entries.
    ///
    /// @param keys the cited ones
    /// @param ownLibraries the paper's files of references
    /// @param preparedLibraries what each library gives, in the form that the paper wants
    public static PaperOutputs of(
            Set<String> keys, List<Library> ownLibraries, List<Library> preparedLibraries) {
        Set<String> allKeys = new LinkedHashSet<>(keys);
        if (keys.contains(ALL_KEYS)) {
            ownLibraries.stream().flatMap(Work::allOf).map(Work::key).forEach(allKeys::add);
        }
        List<Library> allLibraries = new ArrayList<>(ownLibraries);
        allLibraries.addAll(preparedLibraries);
        WantedReferences wantedReferences = WantedReferences.of(allKeys, allLibraries);
        String text =
                Stream.<BibItem>concat(
                                wantedReferences.stringsByName().values().stream(),
                                wantedReferences.entriesByKey().values().stream())
                        .map(item -> item.slice().text())
                        .collect(Collectors.joining("\n\n"));
        Library citedLibrary =
                Library.of(BibParser.parse(text)).withTitles(titlesOf(preparedLibraries));
        Set<String> askedKeys =
                allKeys.stream()
                        .flatMap(key -> citedLibrary.workWithKey(key).stream())
                        .map(Work::key)
                        .collect(Collectors.toSet());
        return new PaperOutputs(
                citedLibrary,
                Work.allOf(citedLibrary).filter(work -> askedKeys.contains(work.key())).toList());
    }

    /// The first library decides for all.
    private static TitleCapitals titlesOf(List<Library> preparedLibraries) {
        return preparedLibraries.stream()
                .findFirst()
                .map(Library::titleCapitals)
                .orElse(TitleCapitals.SENTENCE_CASE);
    }

    /// The entries as a file; empty if its ending says no format.
    ///
    /// @param sparedPaths files that it must never replace
    public Optional<ReferenceFile> referenceFile(
            Path path, List<Path> sparedPaths, PathConsents consents) {
        return ExportFormats.ofFile(path.toString())
                .map(format ->
                        ReferenceFile.of(
                                path, format, citedLibrary, citedWorks, sparedPaths, consents));
    }
}
