package octavo.exporter.csl;

import octavo.exporter.Exported;
import octavo.exporter.Losses;
import octavo.library.Work;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.StringJoiner;

/// Works as CSL-JSON.
public final class CslJson {
    private CslJson() {}

    public static Exported of(List<Work> works) {
        Losses losses = new Losses();
        StringJoiner items = new StringJoiner(", ", "[ ", " ]\n").setEmptyValue("[ ]\n");
        for (Work work : works) {
            Item item = work.made(Item.class, () -> Item.of(work));
            items.add(item.json());
            losses.add(item.losses());
        }
        return Exported.of(items.toString(), losses);
    }

    static ObjectNode json(Work work, Losses losses) {
        CslItem.Mapped mapped = CslItem.mapped(work, losses);
        return CslJsonWriter.of(mapped.item(), mapped.order());
    }

    /// A work, and what of it had no place.
    private record Item(String json, Losses losses) {
        static Item of(Work work) {
            Losses losses = new Losses();
            return new Item(CslJson.json(work, losses).toPrettyString(), losses);
        }
    }
}
