package octavo.integrations.wordprocessors;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Our extension for LibreOffice Writer, as LibreOffice installs it. Its files are in
/// `packaging/libreoffice`; the build puts them among the resources.
public final class WriterExtension {
    private static final String MANIFEST = "META-INF/manifest.xml";

    private static final List<String> FILES =
            List.of(
                    MANIFEST,
                    "description.xml",
                    "Addons.xcu",
                    "ProtocolHandler.xcu",
                    "octavo_dispatch.py",
                    "pythonpath/octavo_writer/__init__.py",
                    "pythonpath/octavo_writer/connection.py",
                    "pythonpath/octavo_writer/document.py",
                    "pythonpath/octavo_writer/fields.py",
                    "pythonpath/octavo_writer/layout.py",
                    "pythonpath/octavo_writer/messages.py",
                    "pythonpath/octavo_writer/places.py",
                    "pythonpath/octavo_writer/rtf.py",
                    "pythonpath/octavo_writer/sections.py");

    private WriterExtension() {}

    /// The bytes of the `.oxt`.
    public static byte[] pack() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String name : FILES) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(readFile(name));
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static byte[] readFile(String name) throws IOException {
        try (InputStream file = WriterExtension.class.getResourceAsStream("extension/" + name)) {
            if (file == null) {
                throw new IllegalStateException("the build has left out " + name);
            }
            return file.readAllBytes();
        }
    }
}
