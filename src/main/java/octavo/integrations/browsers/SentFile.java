package octavo.integrations.browsers;

import octavo.files.pdf.PdfReader;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.NamedSource;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A file that a browser sends.
public final class SentFile {
    private final String title;
    private final String address;
    private final byte[] bytes;

    /// @param address where the browser has it from
    SentFile(String title, String address, byte[] bytes) {
        this.title = title;
        this.address = address;
        this.bytes = bytes.clone();
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    /// The paper that the file is, by what it says itself; else by its title and address.
    public SentItem toItem() {
        NamedSource source = NamedSource.of("", SourceContent.of(bytes));
        return source.sourceReading() instanceof SourceReading.UnreadableSource
                ? untitledItem()
                : new SentItem(address, source);
    }

    private SentItem untitledItem() {
        ObjectNode item = JsonMapper.shared().createObjectNode();
        item.put("itemType", "document");
        item.put("title", title.isBlank() ? address : title);
        item.put("url", address);
        return SentItem.of(address, item.toString());
    }

    public boolean isPdf() {
        return PdfReader.isPdf(bytes);
    }
}
