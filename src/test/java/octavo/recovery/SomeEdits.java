package octavo.recovery;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Libraries and random changes to them.
final class SomeEdits {
    static final String FILE =
            "% mine\n\n@misc{a, title = {Ä}}\n\n@misc{b,\r\n  title = {B},\n}\n\n@misc{c}\nend";

    private SomeEdits() {}

    static Library library() {
        return Library.of(BibParser.parse(FILE));
    }

    static Library wideLibrary() {
        return Library.of(BibParser.parse(("\uFEFF" + FILE).getBytes(StandardCharsets.UTF_16LE)));
    }

    static Library changed(Library library, Random random) {
        List<Slot> entries = library.entrySlots().toList();
        return switch (entries.isEmpty() ? 0 : random.nextInt(5)) {
            case 0 -> {
                String text = "@misc{n%d, x = {%s}}".formatted(random.nextInt(9), "y".repeat(5));
                yield library.applyEdit(
                        library.appendEntries(List.of(BibEntry.parse(text).orElseThrow())));
            }
            case 1 -> library.applyEdit(library.removeSlot(any(entries, random).number()));
            case 2 -> shuffled(library, random);
            default -> {
                Slot slot = any(entries, random);
                BibValue value = BibValue.parse("{" + random.nextInt(99) + "}");
                yield library.applyEdit(
                        library.replaceEntry(
                                slot.number(),
                                ((BibEntry) slot.item()).withValue("x", value).orElseThrow()));
            }
        };
    }

    static Library withOneMore(Library library) {
        BibEntry last = BibEntry.parse("@misc{one-more}").orElseThrow();
        return library.applyEdit(library.appendEntries(List.of(last)));
    }

    private static Slot any(List<Slot> slots, Random random) {
        return slots.get(random.nextInt(slots.size()));
    }

    private static Library shuffled(Library library, Random random) {
        List<Slot> slots = new ArrayList<>(library.slots());
        Collections.shuffle(slots, random);
        return library.applyEdit(new Edit.SlotReplacement(0, library.slots(), slots));
    }
}
