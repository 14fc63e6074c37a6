package octavo.formats.csljson;

import octavo.conversion.ConversionLosses;
import octavo.conversion.DistinctKeys;
import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.cslreferences.WorkToCslItem;
import octavo.library.PerWorkCache;
import octavo.library.Work;

import tools.jackson.databind.node.ObjectNode;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Works as CSL-JSON.
public final class CslJson {
    public static final ExportFormat FORMAT =
            ExportFormat.ofPublications(
                    "csl-json",
                    "CSL-JSON",
                    List.of("json"),
                    List.of("json", "csljson"),
                    CslJson::of);

    private static final byte[] SEPARATOR = bytesOf(", ");

    private final PerWorkCache<String, JsonItem> itemCache = new PerWorkCache<>();

    /// Works that are exported once: nothing that is read of them is kept.
    public static ExportResult of(List<Work> works) {
        return exportWorks(
                works,
                work -> {
                    JsonItem jsonItem = JsonItem.of(work);
                    work.clearCache();
                    return jsonItem;
                });
    }

    /// The works of one of several lists, which share what is the same in all.
    public ExportResult exportWorks(List<Work> works) {
        return exportWorks(works, work -> itemCache.getOrMake(work, "", () -> JsonItem.of(work)));
    }

    private static ExportResult exportWorks(List<Work> works, Function<Work, JsonItem> itemReader) {
        ConversionLosses losses = new ConversionLosses();
        List<byte[]> pieces = new ArrayList<>();
        pieces.add(bytesOf(works.isEmpty() ? "[" : "[ "));
        List<String> distinctIds = DistinctKeys.of(works.stream().map(Work::key).toList());
        for (int i = 0; i < works.size(); i++) {
            Work work = works.get(i);
            JsonItem jsonItem = itemReader.apply(work);
            boolean isNameless = work.key().isBlank();
            if (i > 0) {
                pieces.add(SEPARATOR);
            }
            pieces.add(
                    bytesOf(isNameless ? jsonWithId(work, distinctIds.get(i)) : jsonItem.json()));
            losses.addLoss(jsonItem.losses());
            if (isNameless) {
                losses.addLoss("given an id, as the entry has no key", distinctIds.get(i));
            }
        }
        pieces.add(bytesOf(" ]\n"));
        return ExportResult.ofPieces(pieces, losses);
    }

    private static byte[] bytesOf(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// Programs that refer to items, such as Zotero and pandoc, need an id for each.
    private static String jsonWithId(Work work, String id) {
        return toJson(work, new ConversionLosses()).put("id", id).toPrettyString();
    }

    public static ObjectNode toJson(Work work, ConversionLosses losses) {
        WorkToCslItem.MappedItem mappedItem = WorkToCslItem.mapWork(work, losses);
        return CslJsonWriter.writeItem(mappedItem.item(), mappedItem.variableOrder());
    }

    /// A work, with its losses.
    private record JsonItem(String json, ConversionLosses losses) {
        static JsonItem of(Work work) {
            ConversionLosses losses = new ConversionLosses();
            return new JsonItem(CslJson.toJson(work, losses).toPrettyString(), losses);
        }
    }
}
