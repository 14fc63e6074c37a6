package octavo.formats.referencelists;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PdfContent;
import octavo.files.pdf.PdfLimits;
import octavo.files.pdf.PdfReader;
import octavo.formats.referencetext.LineJoiner;
import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;
import octavo.formats.referencetext.ReferenceTextFormat;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The references that a paper lists at its end, read from its PDF without a look-up.
///
/// @param importedWorks the references in their order, numbered from 1 instead of by lines
/// @param problemSentence why there are none, or why some may be missing
public record PaperReferences(
        ImportedWorks importedWorks, Optional<LocalizedSentence> problemSentence) {
    private static final LocalizedSentence NO_TEXT =
            LocalizedSentence.of("This PDF has no text, only pictures.");
    private static final LocalizedSentence NO_LIST =
            LocalizedSentence.of("In this PDF, no list of references was found.");

    /// Reads a PDF within limits. Accepts any bytes.
    public static PaperReferences of(byte[] pdf) {
        PdfContent content = PdfReader.read(pdf, PdfLimits.OF_WORDS);
        if (!content.hasText()) {
            return new PaperReferences(
                    ImportedWorks.NONE, Optional.of(content.problemSentence().orElse(NO_TEXT)));
        }
        List<ReferenceBlock> blocks = blocksIn(content);
        return blocks.isEmpty()
                ? new PaperReferences(
                        ImportedWorks.NONE, Optional.of(content.problemSentence().orElse(NO_LIST)))
                : new PaperReferences(
                        ReferenceTextFormat.readReferences(blocks), content.problemSentence());
    }

    /// The references as they are printed, each in one line.
    static List<ReferenceBlock> blocksIn(PdfContent content) {
        LineJoiner lineJoiner =
                new LineJoiner(
                        content.pages().stream()
                                .flatMap(page -> page.lines().stream())
                                .map(PageLine::text)
                                .toList());
        List<ReferenceBlock> blocks = new ArrayList<>();
        ReferenceSection.in(PaperBody.linesOf(content.pages()), lineJoiner)
                .ifPresent(section ->
                        section.entries()
                                .forEach(entry ->
                                        blocks.add(
                                                new ReferenceBlock(
                                                        EntryLabels.withoutLabel(
                                                                entry.text(lineJoiner)),
                                                        blocks.size() + 1))));
        return List.copyOf(blocks);
    }
}
