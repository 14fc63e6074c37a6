import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Writes the table by which the program finds the CSL styles of a jar on the class path without
/// opening each: a line a style with its id, title, short title, fields, citation format, the id of
/// the style that it stands for, if it does, and its language, if it names one. Run by the build;
/// does nothing where the table is newer than the jar and this file.
class StyleIndex {
    private static final String STYLES = "http://www.zotero.org/styles/";

    public static void main(String[] arguments) throws Exception {
        var table = Path.of(arguments[0]);
        var source = Path.of(arguments[1]);
        URI style = StyleIndex.class.getResource("/apa.csl").toURI();
        String address = style.toString();
        URI jar = URI.create(address.substring("jar:".length(), address.indexOf('!')));
        if (isNewer(table, source) && isNewer(table, Path.of(jar))) {
            return;
        }
        var lines = new ArrayList<String>();
        try (FileSystem files = FileSystems.newFileSystem(style, Map.of())) {
            for (String folder : List.of("/", "/dependent")) {
                try (Stream<Path> styles = Files.list(files.getPath(folder))) {
                    for (Path file : styles.filter(f -> f.toString().endsWith(".csl")).toList()) {
                        lines.add(line(file));
                    }
                }
            }
        }
        lines.sort(null);
        Files.createDirectories(table.getParent());
        Files.write(table, lines);
    }

    private static boolean isNewer(Path one, Path other) throws IOException {
        return Files.exists(one)
                && Files.getLastModifiedTime(one).compareTo(Files.getLastModifiedTime(other)) > 0;
    }

    private static String line(Path file) throws IOException, XMLStreamException {
        String name = file.getFileName().toString().replaceFirst("\\.csl$", "");
        try (InputStream in = Files.newInputStream(file)) {
            var factory = XMLInputFactory.newDefaultFactory();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            var head = new Head();
            head.read(factory.createXMLStreamReader(in));
            return Stream.of(
                            name,
                            head.title,
                            head.shortTitle,
                            String.join(" ", head.fields),
                            head.format,
                            head.parent,
                            head.locale)
                    .map(cell -> cell.strip().replaceAll("\\s+", " "))
                    .reduce((a, b) -> a + "\t" + b)
                    .get();
        }
    }

    /// What `<info>` says.
    private static final class Head {
        private String title = "";
        private String shortTitle = "";
        private String format = "";
        private String parent = "";
        private String locale = "";
        private final List<String> fields = new ArrayList<>();

        void read(XMLStreamReader xml) throws XMLStreamException {
            while (xml.hasNext()) {
                int event = xml.next();
                if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals("info")) {
                    return;
                }
                if (event == XMLStreamConstants.START_ELEMENT) {
                    element(xml);
                }
            }
        }

        private void element(XMLStreamReader xml) throws XMLStreamException {
            switch (xml.getLocalName()) {
                case "style" -> {
                    String given = xml.getAttributeValue(null, "default-locale");
                    locale = given == null ? "" : given;
                }
                case "title" -> title = xml.getElementText();
                case "title-short" -> shortTitle = xml.getElementText();
                case "category" -> {
                    if (xml.getAttributeValue(null, "field") != null) {
                        fields.add(xml.getAttributeValue(null, "field"));
                    }
                    if (xml.getAttributeValue(null, "citation-format") != null) {
                        format = xml.getAttributeValue(null, "citation-format");
                    }
                }
                case "link" -> {
                    if ("independent-parent".equals(xml.getAttributeValue(null, "rel"))) {
                        parent = xml.getAttributeValue(null, "href").replace(STYLES, "");
                    }
                }
                default -> {}
            }
        }
    }
}
