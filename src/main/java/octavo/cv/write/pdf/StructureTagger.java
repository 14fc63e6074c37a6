package octavo.cv.write.pdf;

import octavo.cv.write.pdf.SetLine.Piece;
import octavo.cv.write.pdf.StructureTags.Part;
import octavo.richtext.LinkAddress;

import java.util.Optional;

/// Assigns texts to parts of the document's structure; call it in text order.
final class StructureTagger {
    private final StructureTags tags;
    private Part list;
    private Part item;
    private Part body;
    private Part link;
    private int paragraph = -1;
    private boolean inList;
    private boolean inLabel;
    private Optional<LinkAddress> target = Optional.empty();

    StructureTagger(StructureTags tags) {
        this.tags = tags;
        this.list = tags.document();
        this.item = list;
        this.body = list;
        this.link = list;
    }

    /// @param to the text's link target
    Part part(SetLine row, Piece piece, Optional<LinkAddress> to) {
        boolean starts = row.paragraph() != paragraph;
        if (starts) {
            start(row, piece.isLabel());
        }
        if (starts || piece.isLabel() != inLabel) {
            body =
                    row.style().isOfList()
                            ? tags.within(item, piece.isLabel() ? "Lbl" : "LBody")
                            : item;
            inLabel = piece.isLabel();
            target = Optional.empty();
        }
        if (!to.equals(target)) {
            link = to.isPresent() ? tags.within(body, "Link") : body;
            target = to;
        }
        return to.isPresent() ? link : body;
    }

    private void start(SetLine row, boolean labelled) {
        paragraph = row.paragraph();
        boolean ofList = row.style().isOfList();
        if (ofList && !inList) {
            list = tags.list(labelled);
        }
        inList = ofList;
        item = tags.within(ofList ? list : tags.document(), row.style().tag());
    }
}
