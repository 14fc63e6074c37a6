package octavo.cv.output;

import octavo.conversion.ConversionLosses;
import octavo.cv.configuration.CvFormat;
import octavo.cv.list.CvDocument;
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
import octavo.cv.write.html.HtmlPage;
import octavo.cv.write.html.PageEntries;
import octavo.cv.write.pdf.PdfDocument;
import octavo.cv.write.sitedata.AcademicPages;
import octavo.cv.write.sitedata.BibLists;
import octavo.cv.write.sitedata.HugoBlox;
import octavo.cv.write.sitedata.JsonResume;
import octavo.cv.write.sitedata.RenderCv;
import octavo.formats.csljson.CslJson;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.hayagriva.HayagrivaExport.YamlEntry;
import octavo.latex.PdfLatex;
import octavo.library.PerWorkCache;
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
    private final PageEntries pageEntries = new PageEntries();
    private final BiblatexCache biblatexCache = new BiblatexCache();
    private final BibLists bibLists = new BibLists();
    private final HugoBlox hugoBlox = new HugoBlox(false, bibLists);
    private final HugoBlox flatHugoBlox = new HugoBlox(true, bibLists);
    private final JsonResume jsonResume = new JsonResume();
    private final RenderCv renderCv = new RenderCv();
    private final CslJson cslJson = new CslJson();
    private final PerWorkCache<String, YamlEntry> hayagrivaEntries = new PerWorkCache<>();

    /// Writes a list.
    ///
    /// @param targetName the name of the output file or folder, without its path
    public CvFiles writeList(CvFormat format, CvDocument document, String targetName) {
        return switch (format) {
            case TEXT -> textFile(targetName, CvText.of(document));
            case MARKDOWN -> textFile(targetName, CvMarkdown.of(document));
            case HTML -> textFile(targetName, CvHtml.of(document));
            case HTML_PAGE -> textFile(targetName, HtmlPage.of(document, pageEntries));
            case LATEX -> latexFiles(Map.of(targetName, CvLatex.of(document)));
            case LATEX_ETAREMUNE -> latexFiles(Map.of(targetName, CvLatex.countingDown(document)));
            case LATEX_MODERNCV -> latexFiles(Map.of(targetName, CvModerncv.of(document)));
            case LATEX_BIBLATEX -> biblatexFiles(targetName, document);
            case TYPST -> textFile(targetName, CvTypst.of(document));
            case RTF -> textFile(targetName, CvRtf.of(document));
            case JSON_RESUME -> textFile(targetName, jsonResume.writeResume(document));
            case RENDERCV -> textFile(targetName, renderCv.writeSections(document));
            case HUGOBLOX -> folderFiles(targetName, hugoBlox.writePages(document));
            case HUGOBLOX_FLAT -> folderFiles(targetName, flatHugoBlox.writePages(document));
            case AL_FOLIO -> textFile(targetName, bibLists.writeAlFolio(document));
            case ACADEMICPAGES -> folderFiles(targetName, encodeTexts(AcademicPages.of(document)));
            case CSL_JSON ->
                    textFile(targetName, cslJson.exportWorks(distinctWorks(document)).text());
            case HAYAGRIVA -> hayagrivaFile(targetName, distinctWorks(document));
            case ORCID -> textFile(targetName, bibLists.writeOrcid(document));
            case BIBTEX -> textFile(targetName, bibLists.writeBibtex(document));
            case DOCX -> binaryFile(targetName, DocxDocument.of(document), List.of());
            case PDF -> pdfFile(targetName, document);
        };
    }

    /// The bibliography is next to the fragment, with the same base name.
    private CvFiles biblatexFiles(String targetName, CvDocument document) {
        String bibliographyName = CvFiles.bibliographyName(targetName);
        CvBiblatex.BiblatexFiles biblatexFiles =
                CvBiblatex.of(document, bibliographyName, biblatexCache);
        SequencedMap<String, String> textsByName = new LinkedHashMap<>();
        textsByName.put(targetName, biblatexFiles.latex());
        textsByName.put(bibliographyName, BibLists.generatedBibtex(biblatexFiles.bibliography()));
        return latexFiles(textsByName);
    }

    /// Files for LaTeX, whose most common engine stops at unknown characters.
    private static CvFiles latexFiles(Map<String, String> textsByName) {
        Optional<String> fontWarning = PdfLatex.fontWarning(String.join("", textsByName.values()));
        return new CvFiles(encodeTexts(textsByName), fontWarning.stream().toList());
    }

    /// Its author lists cannot be open-ended: the named ones would count as all.
    private CvFiles hayagrivaFile(String targetName, List<Work> works) {
        ConversionLosses conversionLosses = new ConversionLosses();
        works.stream()
                .filter(work -> work.authors().hasOthers())
                .forEach(work -> conversionLosses.addLoss("cannot hold “and others”", work.key()));
        String text = HayagrivaExport.of(works, hayagrivaEntries).text();
        return new CvFiles(encodeTexts(Map.of(targetName, text)), conversionLosses.toLines());
    }

    private static CvFiles pdfFile(String targetName, CvDocument document) {
        PdfDocument pdfDocument = PdfDocument.of(document);
        return binaryFile(targetName, pdfDocument.pdfBytes(), pdfDocument.losses());
    }

    private static CvFiles binaryFile(String targetName, byte[] content, List<String> losses) {
        SequencedMap<String, byte[]> contentsByPath = new LinkedHashMap<>();
        contentsByPath.put(targetName, content);
        return new CvFiles(contentsByPath, losses);
    }

    /// One UTF-8 text file.
    private static CvFiles textFile(String targetName, String text) {
        return new CvFiles(encodeTexts(Map.of(targetName, text)));
    }

    /// Files by path in a folder.
    private static CvFiles folderFiles(String targetName, Map<String, byte[]> files) {
        SequencedMap<String, byte[]> contentsByPath = new LinkedHashMap<>();
        files.forEach((path, bytes) -> contentsByPath.put(targetName + "/" + path, bytes));
        return new CvFiles(contentsByPath);
    }

    /// The works of a list, each once, in order.
    private static List<Work> distinctWorks(CvDocument document) {
        return document.entries().stream().map(CvDocument.CvEntry::work).distinct().toList();
    }

    private static SequencedMap<String, byte[]> encodeTexts(Map<String, String> textsByName) {
        SequencedMap<String, byte[]> contentsByPath = new LinkedHashMap<>();
        textsByName.forEach(
                (path, text) -> contentsByPath.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return contentsByPath;
    }
}
