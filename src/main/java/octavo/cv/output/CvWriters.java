package octavo.cv.output;

import octavo.convert.ConversionLosses;
import octavo.convert.csl.CslJson;
import octavo.convert.hayagriva.HayagrivaExport;
import octavo.convert.hayagriva.HayagrivaExport.Entry;
import octavo.cv.list.CvDocument;
import octavo.cv.profile.CvFormat;
import octavo.cv.write.BiblatexCache;
import octavo.cv.write.CvBiblatex;
import octavo.cv.write.CvHtml;
import octavo.cv.write.CvLatex;
import octavo.cv.write.CvMarkdown;
import octavo.cv.write.CvModerncv;
import octavo.cv.write.CvRtf;
import octavo.cv.write.CvText;
import octavo.cv.write.CvTypst;
import octavo.cv.write.docx.DocxDocument;
import octavo.cv.write.page.HtmlPage;
import octavo.cv.write.page.PageEntries;
import octavo.cv.write.pdf.PdfDocument;
import octavo.cv.write.records.AcademicPages;
import octavo.cv.write.records.BibLists;
import octavo.cv.write.records.HugoBlox;
import octavo.cv.write.records.JsonResume;
import octavo.cv.write.records.RenderCv;
import octavo.latex.PdfLatex;
import octavo.library.PerWork;
import octavo.library.Work;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The writers of all formats. They share what is the same in several lists of a library, so one
/// instance writes all lists of a pass.
public final class CvWriters {
    private final PageEntries pages = new PageEntries();
    private final BiblatexCache biblatex = new BiblatexCache();
    private final BibLists bibLists = new BibLists();
    private final HugoBlox hugoBlox = new HugoBlox(false, bibLists);
    private final HugoBlox flatHugoBlox = new HugoBlox(true, bibLists);
    private final JsonResume jsonResume = new JsonResume();
    private final RenderCv renderCv = new RenderCv();
    private final CslJson cslJson = new CslJson();
    private final PerWork<String, Entry> hayagriva = new PerWork<>();

    /// Writes a list.
    ///
    /// @param target the name of the output file or folder, without its path
    public CvFiles write(CvFormat format, CvDocument document, String target) {
        return switch (format) {
            case TEXT -> text(target, CvText.of(document));
            case MARKDOWN -> text(target, CvMarkdown.of(document));
            case HTML -> text(target, CvHtml.of(document));
            case HTML_PAGE -> text(target, HtmlPage.of(document, pages));
            case LATEX -> latex(Map.of(target, CvLatex.of(document)));
            case LATEX_ETAREMUNE -> latex(Map.of(target, CvLatex.countingDown(document)));
            case LATEX_MODERNCV -> latex(Map.of(target, CvModerncv.of(document)));
            case LATEX_BIBLATEX -> biblatex(target, document);
            case TYPST -> text(target, CvTypst.of(document));
            case RTF -> text(target, CvRtf.of(document));
            case JSON_RESUME -> text(target, jsonResume.write(document));
            case RENDERCV -> text(target, renderCv.write(document));
            case HUGOBLOX -> folder(target, hugoBlox.write(document));
            case HUGOBLOX_FLAT -> folder(target, flatHugoBlox.write(document));
            case AL_FOLIO -> text(target, bibLists.alFolio(document));
            case ACADEMICPAGES -> folder(target, utf8(AcademicPages.of(document)));
            case CSL_JSON -> text(target, cslJson.export(works(document)).text());
            case HAYAGRIVA -> hayagriva(target, works(document));
            case ORCID -> text(target, bibLists.orcid(document));
            case BIBTEX -> text(target, bibLists.bibtex(document));
            case DOCX -> bytes(target, DocxDocument.of(document), List.of());
            case PDF -> pdf(target, document);
        };
    }

    /// The bibliography is next to the fragment, with the same base name.
    private CvFiles biblatex(String target, CvDocument document) {
        String bibliography = CvFiles.bibliography(target);
        CvBiblatex.Written written = CvBiblatex.of(document, bibliography, biblatex);
        SequencedMap<String, String> texts = new LinkedHashMap<>();
        texts.put(target, written.latex());
        texts.put(bibliography, BibLists.beside(written.bibliography()));
        return latex(texts);
    }

    /// Files for LaTeX, whose most common engine stops at unknown characters.
    private static CvFiles latex(Map<String, String> texts) {
        Optional<String> strange = PdfLatex.remark(String.join("", texts.values()));
        return new CvFiles(utf8(texts), strange.stream().toList());
    }

    /// Its author lists cannot be open-ended: the named ones would count as all.
    private CvFiles hayagriva(String target, List<Work> works) {
        ConversionLosses losses = new ConversionLosses();
        works.stream()
                .filter(work -> work.authors().others())
                .forEach(work -> losses.add("no place for “and others”", work.key()));
        String text = HayagrivaExport.of(works, hayagriva).text();
        return new CvFiles(utf8(Map.of(target, text)), losses.lines());
    }

    private static CvFiles pdf(String target, CvDocument document) {
        PdfDocument written = PdfDocument.of(document);
        return bytes(target, written.bytes(), written.losses());
    }

    private static CvFiles bytes(String target, byte[] content, List<String> losses) {
        SequencedMap<String, byte[]> contents = new LinkedHashMap<>();
        contents.put(target, content);
        return new CvFiles(contents, losses);
    }

    /// One UTF-8 text file.
    private static CvFiles text(String target, String text) {
        return new CvFiles(utf8(Map.of(target, text)));
    }

    /// Files by path in a folder.
    private static CvFiles folder(String target, Map<String, byte[]> files) {
        SequencedMap<String, byte[]> contents = new LinkedHashMap<>();
        files.forEach((path, bytes) -> contents.put(target + "/" + path, bytes));
        return new CvFiles(contents);
    }

    /// The works of a list, each once, in order.
    private static List<Work> works(CvDocument document) {
        return document.items().stream().map(CvDocument.Item::work).distinct().toList();
    }

    private static SequencedMap<String, byte[]> utf8(Map<String, String> texts) {
        SequencedMap<String, byte[]> contents = new LinkedHashMap<>();
        texts.forEach((path, text) -> contents.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return contents;
    }
}
