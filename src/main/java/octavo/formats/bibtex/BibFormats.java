package octavo.formats.bibtex;

import octavo.conversion.ConversionLosses;
import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The formats of `.bib` files.
public final class BibFormats {

    /// Entries as the library has them.
    public static final ExportFormat COPY = new CopyFormat();

    public static final ExportFormat BIBTEX =
            new DialectFormat("bibtex", "BibTeX", BibDialect.BIBTEX);

    public static final ExportFormat BIBLATEX =
            new DialectFormat("biblatex", "biblatex", BibDialect.BIBLATEX);

    private BibFormats() {}

    private record CopyFormat() implements ExportFormat {
        @Override
        public String id() {
            return "bib";
        }

        @Override
        public String displayName() {
            return ".bib";
        }

        @Override
        public List<String> fileExtensions() {
            return List.of("bib");
        }

        @Override
        public boolean hasStrings() {
            return true;
        }

        @Override
        public ExportResult exportWorks(Library library, List<Work> works) {
            Set<Integer> indices =
                    works.stream()
                            .map(Work::index)
                            .collect(Collectors.toCollection(LinkedHashSet::new));
            return ExportResult.of(BibExport.copyEntries(library, indices), new ConversionLosses());
        }
    }

    private record DialectFormat(String id, String displayName, BibDialect dialect)
            implements ExportFormat {
        @Override
        public List<String> fileExtensions() {
            return List.of("bib");
        }

        @Override
        public boolean hasStrings() {
            return true;
        }

        @Override
        public ExportResult exportWorks(Library library, List<Work> works) {
            return BibExport.of(
                    library, dialect, works.stream().map(Work::key).collect(Collectors.toSet()));
        }

        @Override
        public ExportResult exportLibrary(Library library) {
            return BibExport.of(library, dialect);
        }
    }
}
