package octavo.exporter.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.exporter.cv.CvDocument.Item;

import org.junit.jupiter.api.Test;

import java.util.List;

class RollTest {

    private static List<String> keys(CvDocument list) {
        return list.items().stream().map(Item::key).sorted().toList();
    }

    @Test
    void anEntryIsOnesOwnByTheNameOrByTheMark() {
        String bib =
                """
                @misc{named, author = {Li, Guo and Mai, Luo}, title = {A}}
                @misc{marked, author = {Li, Guo and Born, Other}, author+an = {2=self}, title = {B}}
                @misc{others, author = {Li, Guo}, author+an = {1=equal}, title = {C}}
                """;
        String profile = "{\"self\": {\"names\": \"Mai, Luo\"}, \"mine\": true}";
        assertEquals(List.of("marked", "named"), keys(Listed.of(bib, profile)));
    }
}
