package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.bib.ByteSlice;
import octavo.bib.FileEncoding;
import octavo.bib.FileForm;
import octavo.bib.LineEnd;
import octavo.merge.LibraryUnit;
import octavo.storage.ContentDigest;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Names the units of a library, the same on every computer: what has a name by its kind and name,
/// anything else by its text. Two of the same name are numbered. So two members who add the same
/// key at the same time mean one item, and the second merges.
final class ItemNaming {
    static final FileForm SHARED_FORM =
            new FileForm(
                    FileEncoding.EXTENDED_ASCII,
                    Optional.of(StandardCharsets.UTF_8),
                    false,
                    LineEnd.LF);

    private static final int DIGEST_LENGTH = 40;
    private static final Pattern ITEM_ID = Pattern.compile("[0-9a-f]{40}-[1-9][0-9]{0,8}");

    private ItemNaming() {}

    /// A unit with its id.
    record NamedUnit(String itemId, LibraryUnit unit) {
        ByteSlice content() {
            return unit.bytes();
        }
    }

    /// The units of a file, in UTF-8 and in file order.
    static List<NamedUnit> nameUnits(BibFile file) {
        List<NamedUnit> namedUnits = new ArrayList<>();
        Map<String, Integer> countByDigest = new HashMap<>();
        for (LibraryUnit unit : LibraryUnit.unitsOf(SHARED_FORM.convertItems(file))) {
            String nameDigest = digestName(unit);
            int number = countByDigest.merge(nameDigest, 1, Integer::sum);
            namedUnits.add(new NamedUnit(nameDigest + "-" + number, unit));
        }
        return namedUnits;
    }

    private static String digestName(LibraryUnit unit) {
        String kind = unit.item().getClass().getSimpleName();
        byte[] nameBytes =
                unit.unitName()
                        .map(name -> name.getBytes(StandardCharsets.UTF_8))
                        .orElseGet(() -> unit.bytes().bytes());
        var digest = ContentDigest.newDigest();
        digest.update((kind + '\0').getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest.digest(nameBytes)).substring(0, DIGEST_LENGTH);
    }

    /// Whether a text has the form of an id.
    static boolean isItemId(String text) {
        return ITEM_ID.matcher(text).matches();
    }
}
