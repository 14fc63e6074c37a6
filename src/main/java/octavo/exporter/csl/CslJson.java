package octavo.exporter.csl;

import octavo.exporter.Exported;
import octavo.exporter.Losses;
import octavo.library.Work;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Works as CSL-JSON.
public final class CslJson {
    private CslJson() {}

    public static Exported of(List<Work> works) {
        Losses losses = new Losses();
        ArrayNode items = JsonMapper.shared().createArrayNode();
        for (Work work : works) {
            Item item = work.made(Item.class, () -> Item.of(work));
            items.add(item.json());
            losses.add(item.losses());
        }
        return Exported.of(items.toPrettyString() + "\n", losses);
    }

    /// A work, and what of it had no place.
    private record Item(ObjectNode json, Losses losses) {
        static Item of(Work work) {
            Losses losses = new Losses();
            return new Item(CslItem.of(work, losses), losses);
        }
    }
}
