package octavo.convert.csl;

import octavo.convert.ConversionLosses;
import octavo.convert.ExportResult;
import octavo.library.Work;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.StringJoiner;

/// Works as CSL-JSON.
public final class CslJson {
    private CslJson() {}

    public static ExportResult of(List<Work> works) {
        ConversionLosses losses = new ConversionLosses();
        StringJoiner items = new StringJoiner(", ", "[ ", " ]\n").setEmptyValue("[ ]\n");
        for (Work work : works) {
            Item item = work.made(Item.class, () -> Item.of(work));
            items.add(item.json());
            losses.add(item.losses());
        }
        return ExportResult.of(items.toString(), losses);
    }

    static ObjectNode json(Work work, ConversionLosses losses) {
        WorkToCslItem.Mapped mapped = WorkToCslItem.mapped(work, losses);
        return CslJsonWriter.of(mapped.item(), mapped.order());
    }

    /// A work, and what of it had no place.
    private record Item(String json, ConversionLosses losses) {
        static Item of(Work work) {
            ConversionLosses losses = new ConversionLosses();
            return new Item(CslJson.json(work, losses).toPrettyString(), losses);
        }
    }
}
