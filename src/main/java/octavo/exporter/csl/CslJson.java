package octavo.exporter.csl;

import octavo.exporter.Exported;
import octavo.exporter.Losses;
import octavo.library.Work;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.util.List;

/// Works as CSL-JSON.
public final class CslJson {
    private CslJson() {}

    public static Exported of(List<Work> works) {
        Losses losses = new Losses();
        ArrayNode items = JsonMapper.shared().createArrayNode();
        works.forEach(work -> items.add(CslItem.of(work, losses)));
        return Exported.of(items.toPrettyString() + "\n", losses);
    }
}
