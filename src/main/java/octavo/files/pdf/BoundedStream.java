package octavo.files.pdf;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.Filter;
import org.apache.pdfbox.filter.FilterFactory;
import org.apache.pdfbox.io.RandomAccessReadView;
import org.apache.pdfbox.io.RandomAccessStreamCache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A stream of a PDF. Before it is decompressed into memory, a dry run measures it, up to the
/// limit: a few kilobytes can become gigabytes.
final class BoundedStream extends COSStream {
    /// No filter expands such a stream to much more than a page.
    private static final long SMALL_LENGTH = 4096;

    private static final int MAX_ROW_BYTES = 1 << 24;

    /// Image filters, whose output size follows from the dimensions.
    private static final Set<COSName> PICTURES =
            Set.of(
                    COSName.DCT_DECODE,
                    COSName.DCT_DECODE_ABBREVIATION,
                    COSName.JPX_DECODE,
                    COSName.JBIG2_DECODE,
                    COSName.CCITTFAX_DECODE,
                    COSName.CCITTFAX_DECODE_ABBREVIATION);

    private final ReadAllowance allowance;

    BoundedStream(
            RandomAccessStreamCache cache, RandomAccessReadView readView, ReadAllowance allowance)
            throws IOException {
        super(cache, readView);
        this.allowance = allowance;
    }

    /// Every way of reading the content goes through this.
    @Override
    public InputStream createRawInputStream() throws IOException {
        checkSize();
        return new WatchedInput(super.createRawInputStream());
    }

    private void checkSize() throws IOException {
        allowance.checkLimits();
        List<COSName> filters = filterNames(getFilters());
        checkRows(getDictionaryObject(COSName.DECODE_PARMS, COSName.DP));
        if (filters.size() == 1 && getLength() <= SMALL_LENGTH && !isOfObjects()) {
            allowance.countUnpacked(getLength(), 0);
            return;
        }
        try (InputStream rawInput = super.createRawInputStream()) {
            InputStream currentInput = rawInput;
            for (int i = 0; i < filters.size() && !PICTURES.contains(filters.get(i)); i++) {
                Filter filter = FilterFactory.INSTANCE.getFilter(filters.get(i));
                var sizeCounter = new SizeCounter(i + 1 < filters.size());
                filter.decode(currentInput, sizeCounter, this, i);
                sizeCounter.countBytes();
                currentInput = sizeCounter.toInput();
            }
        } catch (IOException _) {
            // A stream that cannot be decompressed is harmless; it may still be encrypted.
            allowance.checkLimits();
        }
    }

    private boolean isOfObjects() {
        COSName type = getCOSName(COSName.TYPE);
        return COSName.OBJ_STM.equals(type) || COSName.XREF.equals(type);
    }

    private static List<COSName> filterNames(COSBase filters) {
        List<COSName> filterNames = new ArrayList<>();
        if (filters instanceof COSName name) {
            filterNames.add(name);
        } else if (filters instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.getObject(i) instanceof COSName name) {
                    filterNames.add(name);
                }
            }
        }
        return filterNames;
    }

    /// A predictor buffers a row in memory, whatever the stream.
    private void checkRows(COSBase parameters) throws IOException {
        if (parameters instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                checkRow(array.getObject(i));
            }
        } else {
            checkRow(parameters);
        }
    }

    private void checkRow(COSBase parameters) throws IOException {
        if (parameters instanceof COSDictionary dictionary) {
            long columns = dictionary.getInt(COSName.COLUMNS, 1);
            long colours = Math.min(dictionary.getInt(COSName.COLORS, 1), 32);
            long bits = dictionary.getInt(COSName.BITS_PER_COMPONENT, 8);
            if (columns * colours * bits / 8 > MAX_ROW_BYTES || bits > 32) {
                allowance.countUnpacked(0, Long.MAX_VALUE);
            }
        }
    }

    /// Checks the time limit with every chunk.
    private final class WatchedInput extends FilterInputStream {
        WatchedInput(InputStream rawInput) {
            super(rawInput);
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            allowance.checkLimits();
            return super.read(bytes, offset, length);
        }
    }

    /// Counts the output, and keeps it only as input for another filter.
    private final class SizeCounter extends OutputStream {
        private static final int PORTION = 1 << 16;

        private final ByteArrayOutputStream keptBytes = new ByteArrayOutputStream();
        private final boolean keepsBytes;
        private long totalBytes;
        private long uncountedBytes;

        SizeCounter(boolean keeps) {
            this.keepsBytes = keeps;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            totalBytes += length;
            uncountedBytes += length;
            if (keepsBytes) {
                keptBytes.write(bytes, offset, length);
            }
            if (uncountedBytes >= PORTION) {
                countBytes();
            }
        }

        void countBytes() throws IOException {
            allowance.countUnpacked(uncountedBytes, totalBytes);
            uncountedBytes = 0;
        }

        InputStream toInput() {
            return new ByteArrayInputStream(keptBytes.toByteArray());
        }
    }
}
