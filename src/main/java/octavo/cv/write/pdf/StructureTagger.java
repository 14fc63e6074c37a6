package octavo.cv.write.pdf;

import octavo.cv.write.pdf.SetLine.LinePiece;
import octavo.cv.write.pdf.StructureTags.StructureElement;
import octavo.richtext.LinkAddress;

import java.util.Optional;

/// Assigns texts to parts of the document's structure; call it in text order.
final class StructureTagger {
    private final StructureTags structureTags;
    private StructureElement listElement;
    private StructureElement paragraphElement;
    private StructureElement textElement;
    private StructureElement linkElement;
    private int paragraphIndex = -1;
    private boolean isInList;
    private boolean isInLabel;
    private Optional<LinkAddress> linkTarget = Optional.empty();

    StructureTagger(StructureTags structureTags) {
        this.structureTags = structureTags;
        this.listElement = structureTags.documentElement();
        this.paragraphElement = listElement;
        this.textElement = listElement;
        this.linkElement = listElement;
    }

    /// @param newTarget the text's link target
    StructureElement elementFor(
            SetLine setLine, LinePiece linePiece, Optional<LinkAddress> newTarget) {
        boolean startsParagraph = setLine.paragraphIndex() != paragraphIndex;
        if (startsParagraph) {
            startParagraph(setLine, linePiece.isLabel());
        }
        if (startsParagraph || linePiece.isLabel() != isInLabel) {
            textElement =
                    setLine.paragraphStyle().isListItem()
                            ? structureTags.addElement(
                                    paragraphElement, linePiece.isLabel() ? "Lbl" : "LBody")
                            : paragraphElement;
            isInLabel = linePiece.isLabel();
            linkTarget = Optional.empty();
        }
        if (!newTarget.equals(linkTarget)) {
            linkElement =
                    newTarget.isPresent()
                            ? structureTags.addElement(textElement, "Link")
                            : textElement;
            linkTarget = newTarget;
        }
        return newTarget.isPresent() ? linkElement : textElement;
    }

    private void startParagraph(SetLine setLine, boolean isLabelled) {
        paragraphIndex = setLine.paragraphIndex();
        boolean isListItem = setLine.paragraphStyle().isListItem();
        if (isListItem && !isInList) {
            listElement = structureTags.addList(isLabelled);
        }
        isInList = isListItem;
        paragraphElement =
                structureTags.addElement(
                        isListItem ? listElement : structureTags.documentElement(),
                        setLine.paragraphStyle().structureType());
    }
}
