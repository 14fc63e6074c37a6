package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class PerWorkTest {
    @Test
    void whatIsMadeOfAWorkIsMadeOnceForEachThingThatItDependsOn() {
        List<Work> works =
                Work.allOf(
                                Library.of(
                                        BibParser.parse(
                                                "@misc{a, title = {x}}@misc{b, title = {x}}")))
                        .toList();
        PerWorkCache<String, String> titles = new PerWorkCache<>();
        List<String> made = new ArrayList<>();
        for (String end : List.of("!", "?", "!")) {
            for (Work work : works) {
                String title =
                        titles.getOrMake(
                                work,
                                end,
                                () -> {
                                    made.add(work.key() + end);
                                    return work.title() + end;
                                });
                assertEquals("x" + end, title);
            }
        }
        assertEquals(List.of("a!", "b!", "a?", "b?"), made);
    }
}
