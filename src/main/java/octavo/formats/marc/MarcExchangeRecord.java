package octavo.formats.marc;

import octavo.bib.FileEncoding;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.xml.SourceElement;
import octavo.text.ControlCharacters;
import octavo.text.LocalizedSentence;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// One record of ISO 2709: a leader, a directory that says where each field is, and the fields.
/// https://www.loc.gov/marc/specifications/specrecstruc.html
final class MarcExchangeRecord {
    private static final byte FIELD_END = 0x1E;
    private static final char SUBFIELD_START = 0x1F;
    private static final char ESCAPE = 0x1B;
    private static final int LEADER_LENGTH = 24;
    private static final int ENCODING_POSITION = 9;
    private static final int TYPE_POSITION = 6;
    private static final int TAG_LENGTH = 3;
    private static final int START_POSITION = 7;
    private static final int DIRECTORY_ENTRY_LENGTH = 12;

    /// Records of authorities, holdings, classification and communities.
    private static final String TYPES_OF_NO_WORK = "zuvxywq";

    /// Fields whose scripts no other field needs: the sets in use, and texts in the original
    /// script.
    private static final List<String> SCRIPT_FIELDS = List.of("066", "880");

    private final byte[] bytes;
    private final int lineNumber;
    private final List<SourceElement> elements = new ArrayList<>();
    private final int dataStart;
    private final boolean isUnicode;

    /// The length of all fields so far: entries may not share one, lest a small file become huge.
    private int readLength;

    /// @param bytes up to the end of the record, without its terminator
    MarcExchangeRecord(byte[] bytes, int lineNumber) {
        this.bytes = bytes;
        this.lineNumber = lineNumber;
        this.dataStart = offsetOfFieldEnd(LEADER_LENGTH, bytes.length) + 1;
        this.isUnicode = isUtf8(bytes) && latinText(0, bytes.length).indexOf(ESCAPE) < 0;
    }

    private int offsetOfFieldEnd(int startOffset, int limit) {
        int offset = startOffset;
        while (offset < limit && bytes[offset] != FIELD_END) {
            offset++;
        }
        return offset;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException failure) {
            return false;
        }
    }

    /// Whether it has a leader and a directory, so that it can be nothing else.
    boolean hasDirectory() {
        int directoryLength = dataStart - 1 - LEADER_LENGTH;
        return dataStart < bytes.length
                && latinText(0, LEADER_LENGTH).matches("[0-9]{5}[ -~]{5}[0-9 ]{2}[0-9 ]{5}[ -~]{7}")
                && directoryLength > 0
                && directoryLength % DIRECTORY_ENTRY_LENGTH == 0
                && IntStream.range(0, directoryLength / DIRECTORY_ENTRY_LENGTH)
                        .allMatch(index -> isEntry(LEADER_LENGTH + index * DIRECTORY_ENTRY_LENGTH));
    }

    private boolean isEntry(int entryOffset) {
        return latinText(entryOffset, entryOffset + DIRECTORY_ENTRY_LENGTH)
                .matches("[0-9A-Za-z]{3}[0-9]{9}");
    }

    private String latinText(int startOffset, int endOffset) {
        return new String(
                bytes,
                Math.min(startOffset, bytes.length),
                Math.max(0, Math.min(endOffset, bytes.length) - startOffset),
                StandardCharsets.ISO_8859_1);
    }

    /// Its first words.
    String excerpt() {
        int startOffset = dataStart < bytes.length ? dataStart : 0;
        int endOffset = Math.min(bytes.length, startOffset + 200);
        return ControlCharacters.blanked(
                new String(bytes, startOffset, endOffset - startOffset, StandardCharsets.UTF_8));
    }

    /// Reads all fields; returns why the record is no work.
    Optional<LocalizedSentence> readFields() {
        if (!hasDirectory()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "The directory of this record is damaged. Export the record again, or"
                                    + " as MARCXML."));
        }
        if (TYPES_OF_NO_WORK.indexOf(bytes[TYPE_POSITION]) >= 0) {
            return Optional.of(
                    LocalizedSentence.of(
                            "This record describes no work, but an authority, a class or holdings."
                                    + " Export the bibliographic record."));
        }
        elements.add(element("leader", Map.of(), latinText(0, LEADER_LENGTH)));
        for (int entry = LEADER_LENGTH; entry < dataStart - 1; entry += DIRECTORY_ENTRY_LENGTH) {
            Optional<LocalizedSentence> problem = readField(entry);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return explainOtherMarc();
    }

    /// UNIMARC has the title in field 200, and other meanings for the same tags.
    private Optional<LocalizedSentence> explainOtherMarc() {
        List<String> tags = elements.stream().map(field -> field.attribute("tag")).toList();
        return tags.contains("200") && !tags.contains("245")
                ? Optional.of(
                        LocalizedSentence.of(
                                "This record is UNIMARC, which Octavo does not read. Export it as"
                                        + " MARC 21 or RIS."))
                : Optional.empty();
    }

    private Optional<LocalizedSentence> readField(int entryOffset) {
        String tag = latinText(entryOffset, entryOffset + TAG_LENGTH);
        int length =
                Integer.parseInt(latinText(entryOffset + TAG_LENGTH, entryOffset + START_POSITION));
        int startOffset =
                dataStart
                        + Integer.parseInt(
                                latinText(
                                        entryOffset + START_POSITION,
                                        entryOffset + DIRECTORY_ENTRY_LENGTH));
        int endOffset = startOffset + length - 1;
        readLength += length;
        boolean isWhole =
                length > 0
                        && endOffset < bytes.length
                        && bytes[startOffset - 1] == FIELD_END
                        && offsetOfFieldEnd(startOffset, endOffset) == endOffset
                        && bytes[endOffset] == FIELD_END
                        && readLength <= bytes.length - dataStart;
        if (!isWhole) {
            return Optional.of(
                    LocalizedSentence.of(
                            "The directory of this record says that field {0} is where it is not."
                                    + " Export the record again, or as MARCXML.",
                            tag));
        }
        Optional<String> text = decode(Arrays.copyOfRange(bytes, startOffset, endOffset));
        if (text.isEmpty() && !SCRIPT_FIELDS.contains(tag)) {
            return Optional.of(
                    LocalizedSentence.of(
                            "Field {0} of this record is in a script of MARC-8 that Octavo does not"
                                    + " read. Export the record in UTF-8, or as MARCXML.",
                            tag));
        }
        text.ifPresent(it -> addField(tag, it));
        return Optional.empty();
    }

    /// Many records in UTF-8 say that they are in MARC-8, whose texts are hardly ever UTF-8. One
    /// that says it is in Unicode but is not has an encoding of its program.
    private Optional<String> decode(byte[] fieldBytes) {
        if (isUnicode) {
            return Optional.of(new String(fieldBytes, StandardCharsets.UTF_8));
        }
        return bytes[ENCODING_POSITION] == 'a'
                ? Optional.of(FileEncoding.decodeText(fieldBytes))
                : AnselDecoder.decode(fieldBytes);
    }

    private void addField(String tag, String text) {
        if (tag.startsWith("00")) {
            elements.add(element("controlfield", Map.of("tag", tag), text));
            return;
        }
        String[] parts = text.split(String.valueOf(SUBFIELD_START), -1);
        String indicators = parts[0] + "  ";
        List<SourceElement> subfields = new ArrayList<>();
        for (String part : List.of(parts).subList(1, parts.length)) {
            if (!part.isEmpty()) {
                subfields.add(
                        element(
                                "subfield",
                                Map.of("code", part.substring(0, 1)),
                                part.substring(1)));
            }
        }
        elements.add(
                new SourceElement(
                        "datafield",
                        Map.of(
                                "tag", tag,
                                "ind1", indicators.substring(0, 1),
                                "ind2", indicators.substring(1, 2)),
                        subfields,
                        "",
                        lineNumber));
    }

    private SourceElement element(String name, Map<String, String> attributes, String text) {
        String plainText = ControlCharacters.blanked(text);
        return new SourceElement(
                name,
                attributes,
                List.of(SourceElement.ofText(plainText, lineNumber)),
                "",
                lineNumber);
    }

    /// The record as in MARCXML, after `readFields`.
    SourceElement toElement() {
        return new SourceElement("record", Map.of(), elements, "", lineNumber);
    }

    /// A message about this record.
    DamagedRecord damaged(int recordNumber, LocalizedSentence problem) {
        return new DamagedRecord(
                lineNumber,
                excerpt(),
                LocalizedSentence.of("Record {0}: {1}", String.valueOf(recordNumber), problem));
    }
}
