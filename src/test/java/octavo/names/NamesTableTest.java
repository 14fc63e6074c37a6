package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/// Names as BibTeX's `format.name$` takes them to pieces. `-Doctavo.names=FILE` tries others.
class NamesTableTest {

    @Test
    void namesComeToPiecesAsInBibtex() throws IOException {
        var rows =
                Files.readAllLines(SharedData.path("octavo.names", "bib/names.tsv")).stream()
                        .filter(line -> line.indexOf('\t') > 0 && !line.startsWith("# "))
                        .map(line -> (line + "\t\t\t\t").split("\t", -1))
                        .toList();
        var wrong = new ArrayList<String>();
        for (String[] row : rows) {
            var name = NameList.parse(row[0]).value().names().getFirst();
            if (!name.given().equals(row[1])
                    || !name.prefix().equals(row[2])
                    || !name.family().equals(row[3])
                    || !name.suffix().equals(row[4])) {
                wrong.add(row[0] + " came apart as " + name);
            }
        }
        System.out.println(rows.size() - wrong.size() + " of " + rows.size());
        assertEquals(List.of(), wrong);
    }
}
