package octavo.formats.csljson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.Map;

class CslJsonItemsTest {
    private static CslItem item(String json) {
        return CslJsonItems.of(JsonMapper.shared().readTree("[" + json + "]")).getFirst();
    }

    @Test
    void readsTextsNamesAndDates() {
        CslItem item =
                item(
                        """
                        {"id": 7, "type": "book", "title": "T", "volume": 3,
                         "author": [{"family": "Doe", "given": "Jane"}, {"literal": "WHO"}],
                         "issued": {"date-parts": [["1999", 2], [2000]], "circa": 1}}
                        """);
        assertEquals("7", item.id());
        assertEquals(Map.of("title", ItemText.of("T"), "volume", ItemText.of("3")), item.texts());
        assertEquals(
                List.of(CslName.of("Doe", "Jane"), CslName.literal("WHO")),
                item.names().get("author"));
        assertEquals(
                new CslDate(
                        List.of(
                                new CslDate.DatePoint(1999, 2, 0),
                                new CslDate.DatePoint(2000, 0, 0)),
                        true,
                        ""),
                item.dates().get("issued"));
    }

    @Test
    void readsDatesThatSomebodyTyped() {
        CslItem item = item("{\"id\": \"a\", \"issued\": {\"raw\": \"Summer 1999/Spring 2000\"}}");
        List<CslDate.DatePoint> points =
                List.of(new CslDate.DatePoint(1999, 22, 0), new CslDate.DatePoint(2000, 21, 0));
        assertEquals(Map.of("issued", new CslDate(points, false, "")), item.dates());
    }

    @Test
    void partsOfADateThatAreNoListCountAsNone() {
        CslItem item =
                item(
                        "{\"id\": \"a\", \"issued\": {\"date-parts\": [{\"x\": 1, \"y\": 2},"
                                + " [1999]]}}");
        CslDate expected = new CslDate(List.of(new CslDate.DatePoint(1999, 0, 0)), false, "");
        assertEquals(expected, item.dates().get("issued"));
    }

    @Test
    void readsVariablesFromTheNote() {
        CslItem item =
                item(
                        """
                        {"id": "a", "note": "event-date: 2004-10-01\\nreviewed-author: Hall || W.C.\\nA note"}
                        """);
        assertEquals(CslDate.of(2004, 10, 1), item.dates().get("event-date"));
        assertEquals(List.of(CslName.of("Hall", "W.C.")), item.names().get("reviewed-author"));
    }
}
