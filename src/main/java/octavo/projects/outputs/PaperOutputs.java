package octavo.projects.outputs;

import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.formats.ExportFormats;
import octavo.library.Library;
import octavo.library.Work;
import octavo.projects.WantedReferences;
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
    private static final String ALL = "*";

    private final Library cited;
    private final List<Work> works;

    private PaperOutputs(Library cited, List<Work> works) {
        this.cited = cited;
        this.works = works;
    }

    /// Collects the cited entries.
    ///
    /// @param keys the cited ones
    /// @param own the paper's files of references
    /// @param prepared what each library gives, in the form that the paper wants
    public static PaperOutputs of(Set<String> keys, List<Library> own, List<Library> prepared) {
        Set<String> all = new LinkedHashSet<>(keys);
        if (keys.contains(ALL)) {
            own.stream().flatMap(Work::allOf).map(Work::key).forEach(all::add);
        }
        List<Library> sources = new ArrayList<>(own);
        sources.addAll(prepared);
        WantedReferences wanted = WantedReferences.of(all, sources);
        String text =
                Stream.<BibItem>concat(
                                wanted.strings().values().stream(),
                                wanted.entries().values().stream())
                        .map(item -> item.slice().text())
                        .collect(Collectors.joining("\n\n"));
        Library cited = Library.of(BibParser.parse(text));
        Set<String> asked =
                all.stream()
                        .flatMap(key -> cited.indexOfKey(key).stream())
                        .flatMap(index -> cited.workAt(index).stream())
                        .map(Work::key)
                        .collect(Collectors.toSet());
        return new PaperOutputs(
                cited, Work.allOf(cited).filter(work -> asked.contains(work.key())).toList());
    }

    /// The entries as a file; empty if its ending says no format.
    ///
    /// @param spared files that it must never replace
    public Optional<ReferenceFile> file(Path path, List<Path> spared, PathConsents consents) {
        return ExportFormats.ofFile(path.toString())
                .map(format -> ReferenceFile.of(path, format, cited, works, spared, consents));
    }
}
