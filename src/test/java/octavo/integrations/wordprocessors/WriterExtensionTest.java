package octavo.integrations.wordprocessors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

class WriterExtensionTest {
    private static final Path SOURCES = Path.of("packaging/libreoffice");

    @Test
    void theExtensionHasAllItsFiles() throws IOException {
        Set<String> packed = new TreeSet<>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(WriterExtension.pack()))) {
            for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
                packed.add(each.getName());
            }
        }
        try (Stream<Path> files = Files.walk(SOURCES)) {
            assertEquals(
                    files.filter(Files::isRegularFile)
                            .map(file -> SOURCES.relativize(file).toString())
                            .filter(name -> !name.contains("__pycache__"))
                            .collect(Collectors.toCollection(TreeSet::new)),
                    packed);
        }
    }
}
