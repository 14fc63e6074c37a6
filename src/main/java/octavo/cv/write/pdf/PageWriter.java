package octavo.cv.write.pdf;

import octavo.cv.write.pdf.GlyphText.GlyphStyle;
import octavo.cv.write.pdf.SetLine.LinePiece;
import octavo.cv.write.pdf.StructureTags.StructureElement;
import octavo.richtext.FlatRun;
import octavo.richtext.LinkAddress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes lines to the pages of a file, each text as a tagged part of the document.
final class PageWriter {
    private static final float FOOTER_SIZE = 9;

    /// Ascent and descent of letters, as fractions of the font size.
    private static final float ASCENT = 0.9f;

    private static final float DESCENT = 0.25f;

    private final PdfFile pdfFile;
    private final FontSet fontSet;
    private final PaperSize paperSize;
    private final List<List<SetLine>> pageLines;
    private final List<Integer> pageObjects;
    private final StructureTags structureTags;
    private final StructureTagger structureTagger;

    private PageContent pageContent = new PageContent();
    private List<Integer> linkObjects = new ArrayList<>();
    private StructureElement markedElement;

    PageWriter(PdfFile pdfFile, FontSet fontSet, PaperSize paperSize, List<SetLine> setLines) {
        this.pdfFile = pdfFile;
        this.fontSet = fontSet;
        this.paperSize = paperSize;
        this.pageLines =
                SetLine.breakPages(setLines, (float) (paperSize.height() - 2 * paperSize.margin()));
        this.pageObjects = this.pageLines.stream().map(_ -> pdfFile.nextObject()).toList();
        this.structureTags = new StructureTags(pdfFile, pageObjects);
        this.structureTagger = new StructureTagger(structureTags);
        this.markedElement = structureTags.documentElement();
    }

    /// Writes everything.
    ///
    /// @param isNumbered whether pages have numbers at the foot
    /// @param resourcesObject the object that names the fonts
    /// @return entries for the document's catalogue
    String writePages(boolean isNumbered, int resourcesObject) {
        int pagesObject = pdfFile.nextObject();
        for (int i = 0; i < pageLines.size(); i++) {
            pageContent = new PageContent();
            linkObjects = new ArrayList<>();
            markedElement = structureTags.documentElement();
            writeLines(i);
            if (isNumbered) {
                writePageNumber(i + 1 + " / " + pageLines.size());
            }
            pdfFile.putObject(pageObjects.get(i), pageDictionary(i, pagesObject, resourcesObject));
        }
        pdfFile.putObject(
                pagesObject,
                "<</Type/Pages/Count %d/Kids[%s]>>"
                        .formatted(pageObjects.size(), joinReferences(pageObjects)));
        return "/Pages %s/StructTreeRoot %s"
                .formatted(
                        PdfFile.referenceTo(pagesObject),
                        PdfFile.referenceTo(structureTags.writeStructure()));
    }

    private String pageDictionary(int pageIndex, int pagesObject, int resourcesObject) {
        int contentStream = pdfFile.addStream("", pageContent.finish());
        return "<</Type/Page/Parent %s/MediaBox[0 0 %s %s]/Resources<</Font %s>>/Contents %s/StructParents %d/Tabs/S%s>>"
                .formatted(
                        PdfFile.referenceTo(pagesObject),
                        PdfFile.formatLength(paperSize.width()),
                        PdfFile.formatLength(paperSize.height()),
                        PdfFile.referenceTo(resourcesObject),
                        PdfFile.referenceTo(contentStream),
                        pageIndex,
                        linkObjects.isEmpty()
                                ? ""
                                : "/Annots[" + joinReferences(linkObjects) + "]");
    }

    private static String joinReferences(List<Integer> objectNumbers) {
        return objectNumbers.stream().map(PdfFile::referenceTo).collect(Collectors.joining(" "));
    }

    private void writeLines(int pageIndex) {
        float topY = (float) (paperSize.height() - paperSize.margin());
        float leftX = (float) paperSize.margin();
        List<SetLine> linesHere = pageLines.get(pageIndex);
        for (int i = 0; i < linesHere.size(); i++) {
            SetLine setLine = linesHere.get(i);
            topY -= i == 0 ? 0 : setLine.spaceBefore();
            for (LinePiece linePiece : setLine.pieces()) {
                pageContent.moveTo(leftX + linePiece.offsetX(), topY - setLine.baselineDistance());
                writePiece(pageIndex, setLine, linePiece, topY - setLine.baselineDistance());
            }
            topY -= setLine.lineHeight();
        }
    }

    private void writePiece(int pageIndex, SetLine setLine, LinePiece linePiece, float baseline) {
        GlyphText glyphText = linePiece.glyphText();
        int[] visibleOrder =
                glyphText.visibleOrder(
                        linePiece.lineSpan().startIndex(), linePiece.lineSpan().endIndex());
        int i = 0;
        while (i < visibleOrder.length) {
            GlyphStyle firstStyle = glyphText.styleAt(visibleOrder[i]);
            Optional<LinkAddress> linkTarget = firstStyle.flatRun().linkTarget();
            StructureElement structureElement =
                    structureTagger.elementFor(setLine, linePiece, linkTarget);
            if (structureElement != markedElement) {
                String contentProperties =
                        "<</MCID " + structureTags.markContent(structureElement, pageIndex) + ">>";
                pageContent.markContent(
                        "/" + structureElement.elementType() + " " + contentProperties);
                markedElement = structureElement;
            }
            float linkStart = pageContent.currentX();
            for (;
                    i < visibleOrder.length
                            && glyphText.styleAt(visibleOrder[i]).hasSameTarget(firstStyle);
                    i++) {
                pageContent.printGlyph(glyphText, visibleOrder[i]);
            }
            float fontSize = setLine.paragraphStyle().fontSize();
            linkTarget.ifPresent(presentTarget ->
                    writeLink(
                            pageIndex,
                            presentTarget,
                            structureElement,
                            List.of(
                                    linkStart,
                                    baseline - DESCENT * fontSize,
                                    pageContent.visibleEnd(),
                                    baseline + ASCENT * fontSize)));
        }
    }

    private void writeLink(
            int pageIndex,
            LinkAddress linkTarget,
            StructureElement structureElement,
            List<Float> linkCorners) {
        int linkObject = pdfFile.nextObject();
        linkObjects.add(linkObject);
        String rectangle =
                linkCorners.stream().map(PdfFile::formatLength).collect(Collectors.joining(" "));
        String urlText = PdfFile.asciiString(linkTarget.url());
        pdfFile.putObject(
                linkObject,
                "<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[%s]/StructParent %d/Contents%s/A<</S/URI/URI%s>>>>"
                        .formatted(
                                rectangle,
                                structureTags.addAnnotation(
                                        structureElement, linkObject, pageIndex),
                                urlText,
                                urlText));
    }

    private void writePageNumber(String numberText) {
        GlyphText glyphText =
                GlyphText.of(
                        List.of(new FlatRun(numberText, Set.of(), Optional.empty())),
                        fontSet,
                        FOOTER_SIZE);
        float textWidth = glyphText.widthOf(0, numberText.length());
        pageContent.markContent("/Artifact <</Type/Pagination>>");
        pageContent.moveTo(
                (float) (paperSize.width() - textWidth) / 2,
                (float) paperSize.margin() / 2 - FOOTER_SIZE / 2);
        for (int index : glyphText.visibleOrder(0, numberText.length())) {
            pageContent.printGlyph(glyphText, index);
        }
    }
}
