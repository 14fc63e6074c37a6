package octavo.convert.csl;

import octavo.convert.ConversionLosses;
import octavo.convert.DistinctKeys;
import octavo.convert.ExportResult;
import octavo.library.PerWork;
import octavo.library.Work;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.StringJoiner;

/// Works as CSL-JSON.
public final class CslJson {
    private final PerWork<String, Item> made = new PerWork<>();

    public static ExportResult of(List<Work> works) {
        return new CslJson().export(works);
    }

    /// The works of one of several lists, which share what is the same in all.
    public ExportResult export(List<Work> works) {
        ConversionLosses losses = new ConversionLosses();
        StringJoiner items = new StringJoiner(", ", "[ ", " ]\n").setEmptyValue("[ ]\n");
        List<String> ids = DistinctKeys.of(works.stream().map(Work::key).toList());
        for (int i = 0; i < works.size(); i++) {
            Work work = works.get(i);
            Item item = made.of(work, "", () -> Item.of(work));
            boolean nameless = work.key().isBlank();
            items.add(nameless ? named(work, ids.get(i)) : item.json());
            losses.add(item.losses());
            if (nameless) {
                losses.add("given an id, as the entry has no key", ids.get(i));
            }
        }
        return ExportResult.of(items.toString(), losses);
    }

    /// Programs that refer to items, such as Zotero and pandoc, need an id for each.
    private static String named(Work work, String id) {
        return json(work, new ConversionLosses()).put("id", id).toPrettyString();
    }

    static ObjectNode json(Work work, ConversionLosses losses) {
        WorkToCslItem.Mapped mapped = WorkToCslItem.mapped(work, losses);
        return CslJsonWriter.of(mapped.item(), mapped.order());
    }

    /// A work, with its losses.
    private record Item(String json, ConversionLosses losses) {
        static Item of(Work work) {
            ConversionLosses losses = new ConversionLosses();
            return new Item(CslJson.json(work, losses).toPrettyString(), losses);
        }
    }
}
