package octavo.people;

import octavo.names.NameShape;

import java.util.ArrayList;
import java.util.List;

/// The blocking keys of a variant. Only variants that share one are compared, since no others can
/// match.
final class NameBlocks {
    static final char NAME = 'f';
    static final char FAMILY = 'n';
    static final char WORDS = 'b';
    static final char ORCID = 'o';
    static final char GIVEN = 'g';

    private NameBlocks() {}

    static List<String> of(NameVariant variant) {
        if (!variant.isPerson()) {
            return List.of();
        }
        NameShape shape = variant.nameShape();
        var blocks = new ArrayList<String>(5);
        blocks.add(FAMILY + shape.contractedFamily());
        if (!shape.givenNames().isEmpty()) {
            blocks.add(NAME + initialKey(shape));
        }
        if (shape.hasOnlyWholeGivens()) {
            blocks.add(WORDS + shape.sortedWords());
            blocks.add(GIVEN + shape.joinedGivenNames() + " " + shape.family().charAt(0));
        }
        if (!variant.orcid().isEmpty()) {
            blocks.add(ORCID + variant.orcid());
        }
        return blocks;
    }

    /// Family name and first initial.
    static String initialKey(NameShape shape) {
        return shape.contractedFamily() + " " + shape.firstInitial();
    }
}
