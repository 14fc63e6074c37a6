package octavo.formats;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.fields.FieldCatalogue;
import octavo.fields.TypeCatalogue;
import octavo.formats.cff.CffFormat;
import octavo.formats.citavi.CitaviFormat;
import octavo.formats.crossrefxml.CrossrefXmlReader;
import octavo.formats.csljson.CrossrefFormat;
import octavo.formats.csljson.CslJsonFormat;
import octavo.formats.datacite.DataciteFormat;
import octavo.formats.datacite.DataciteXmlReader;
import octavo.formats.dblp.DblpReader;
import octavo.formats.endnote.EndnoteReader;
import octavo.formats.endnote.ReferFormat;
import octavo.formats.hayagriva.HayagrivaFormat;
import octavo.formats.marc.MarcExchangeFormat;
import octavo.formats.marc.MarcReader;
import octavo.formats.marc.ModsReader;
import octavo.formats.ovid.OvidFormat;
import octavo.formats.paper.PdfFormat;
import octavo.formats.pubmed.MedlineFormat;
import octavo.formats.pubmed.PubmedReader;
import octavo.formats.pubmed.PubmedSummaryReader;
import octavo.formats.referencetext.ReferenceTextFormat;
import octavo.formats.refworks.RefworksFormat;
import octavo.formats.ris.RisFormat;
import octavo.formats.services.AdsReader;
import octavo.formats.services.ArxivReader;
import octavo.formats.services.BookServices;
import octavo.formats.services.EuropePmcReader;
import octavo.formats.services.InspireReader;
import octavo.formats.services.OpenAlexFormat;
import octavo.formats.services.OrcidWorkReader;
import octavo.formats.services.SemanticScholarReader;
import octavo.formats.services.ZenodoReader;
import octavo.formats.webofscience.WosFormat;
import octavo.formats.webpage.PageFormat;
import octavo.formats.word.WordReader;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.SourceReading;
import octavo.formats.zotero.ZoteroFormat;
import octavo.formats.zotero.ZoteroRdfFormat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// All input formats, for drop, paste, file dialog and command line.
public final class SourceFormats {
    private static final Pattern ENTRY_START =
            Pattern.compile(
                    "(?m)^[^\\S\\r\\n]*@[A-Za-z]+\\s*[{(]|@[A-Za-z]+\\s*\\{[^{}\\n]{1,200},");

    /// How much of a text is read to see what it probably is.
    private static final int MAX_RECOGNIZED_LENGTH = 1 << 16;

    /// The beginning of an entry of any type; in parentheses, a decorator has that form.
    private static final Pattern ENTRY_HEAD =
            Pattern.compile("@\\s*\\p{L}[\\p{L}\\p{N}_-]*\\s*\\{");

    private SourceFormats() {}

    /// All of them, in the order in which they are tried.
    public static List<SourceFormat> allFormats() {
        return Arrays.stream(ContentSyntax.values())
                .flatMap(syntax -> formatsIn(syntax).stream())
                .toList();
    }

    /// The format of a content; empty if it is BibTeX or unknown. Only formats of its syntax are
    /// made.
    public static Optional<SourceFormat> formatOf(SourceContent content) {
        return Arrays.stream(ContentSyntax.values())
                .filter(syntax -> syntax.mayHold(content))
                .flatMap(syntax -> formatsIn(syntax).stream())
                .filter(format -> format.looksLike(content))
                .findFirst();
    }

    /// The formats of a syntax, in the order in which they are tried: the first that recognises the
    /// content reads it.
    private static List<SourceFormat> formatsIn(ContentSyntax syntax) {
        return switch (syntax) {
            case BINARY -> List.of(new PdfFormat(), new MarcExchangeFormat());
            case ANGLE_BRACKETS ->
                    List.of(
                            PubmedReader.FORMAT,
                            EndnoteReader.FORMAT,
                            ModsReader.FORMAT,
                            MarcReader.FORMAT,
                            new ZoteroRdfFormat(),
                            WordReader.FORMAT,
                            CrossrefXmlReader.FORMAT,
                            DataciteXmlReader.FORMAT,
                            PubmedSummaryReader.FORMAT,
                            ArxivReader.FORMAT,
                            DblpReader.FORMAT,
                            new CitaviFormat(),
                            new OvidFormat());
            case TAGGED_LINES ->
                    List.of(
                            new MedlineFormat(),
                            new WosFormat(),
                            new RefworksFormat(),
                            new RisFormat());
            case PERCENT_TAGS -> List.of(new ReferFormat());
            case JSON ->
                    List.of(
                            new ZoteroFormat(),
                            new OpenAlexFormat(),
                            new DataciteFormat(),
                            new CrossrefFormat(),
                            DblpReader.SEARCH,
                            ZenodoReader.FORMAT,
                            InspireReader.FORMAT,
                            AdsReader.FORMAT,
                            EuropePmcReader.FORMAT,
                            SemanticScholarReader.FORMAT,
                            OrcidWorkReader.FORMAT,
                            BookServices.OPEN_LIBRARY,
                            BookServices.GOOGLE_BOOKS,
                            new CslJsonFormat());
            case HTML -> List.of(new PageFormat());
            case YAML -> List.of(new CffFormat(), new HayagrivaFormat());
        };
    }

    /// Whether a text probably contains works rather than a search, as far as its beginning shows.
    public static boolean isRecognized(String pastedText) {
        String beginning =
                pastedText.substring(0, Math.min(pastedText.length(), MAX_RECOGNIZED_LENGTH));
        return ENTRY_START.matcher(beginning).find()
                || formatOf(SourceContent.of(beginning)).isPresent();
    }

    /// Reads a content in any format. What no other recognises may be references as they are
    /// printed.
    public static SourceReading readSource(SourceContent content) {
        Optional<SourceFormat> format = formatOf(content);
        if (format.isPresent()) {
            return format.get().readSource(content);
        }
        if (content.objection().isEmpty()) {
            BibFile bibFile = BibParser.parse(content.bytes());
            if (hasEntries(bibFile)) {
                return new SourceReading.BibEntries(bibFile);
            }
            ReferenceTextFormat referenceText = new ReferenceTextFormat();
            if (referenceText.looksLike(content)) {
                return referenceText.readSource(content);
            }
        }
        return new SourceReading.UnreadableSource(UnreadableContent.explain(content));
    }

    /// Whether a file has an entry, rather than code of that form: `@media print {a}`,
    /// `@app.route(path, method=GET)`.
    public static boolean hasEntries(BibFile bibFile) {
        return bibFile.items().stream()
                .anyMatch(item -> item instanceof BibEntry entry && isEvidentEntry(entry));
    }

    private static boolean isEvidentEntry(BibEntry entry) {
        boolean isWhole = !entry.key().isEmpty() && entry.firstDamage().isEmpty();
        boolean hasField =
                entry.fields().stream()
                        .anyMatch(field -> FieldCatalogue.findField(field.name()).isPresent());
        return TypeCatalogue.typeNames().contains(entry.type().toLowerCase(Locale.ROOT))
                ? isWhole || hasField
                : isWhole && hasField && ENTRY_HEAD.matcher(entry.text()).lookingAt();
    }
}
