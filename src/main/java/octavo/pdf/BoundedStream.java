package octavo.pdf;

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

/// A stream of a PDF. Before it is unpacked into memory, it is unpacked into nothing, up to what is
/// allowed: a few kilobytes can become gigabytes.
final class BoundedStream extends COSStream {
    /// No filter makes much more of such a stream than a page has.
    private static final long SMALL = 4096;

    private static final int LARGEST_ROW = 1 << 24;

    /// The filters of pictures, whose size their dimensions say.
    private static final Set<COSName> PICTURES =
            Set.of(
                    COSName.DCT_DECODE,
                    COSName.DCT_DECODE_ABBREVIATION,
                    COSName.JPX_DECODE,
                    COSName.JBIG2_DECODE,
                    COSName.CCITTFAX_DECODE,
                    COSName.CCITTFAX_DECODE_ABBREVIATION);

    private final ReadAllowance allowance;

    BoundedStream(RandomAccessStreamCache cache, RandomAccessReadView view, ReadAllowance allowance)
            throws IOException {
        super(cache, view);
        this.allowance = allowance;
    }

    /// What all ways to the content begin with.
    @Override
    public InputStream createRawInputStream() throws IOException {
        weigh();
        return new WatchedInput(super.createRawInputStream());
    }

    private void weigh() throws IOException {
        allowance.goOn();
        List<COSName> filters = names(getFilters());
        checkRows(getDictionaryObject(COSName.DECODE_PARMS, COSName.DP));
        if (filters.size() == 1 && getLength() <= SMALL && !isOfObjects()) {
            allowance.unpack(getLength(), 0);
            return;
        }
        try (InputStream raw = super.createRawInputStream()) {
            InputStream input = raw;
            for (int i = 0; i < filters.size() && !PICTURES.contains(filters.get(i)); i++) {
                Filter filter = FilterFactory.INSTANCE.getFilter(filters.get(i));
                var output = new Scales(i + 1 < filters.size());
                filter.decode(input, output, this, i);
                output.settle();
                input = output.toInput();
            }
        } catch (IOException _) {
            // What cannot be unpacked does no harm; it may not be decrypted yet.
            allowance.goOn();
        }
    }

    private boolean isOfObjects() {
        COSName type = getCOSName(COSName.TYPE);
        return COSName.OBJ_STM.equals(type) || COSName.XREF.equals(type);
    }

    private static List<COSName> names(COSBase filters) {
        List<COSName> names = new ArrayList<>();
        if (filters instanceof COSName name) {
            names.add(name);
        } else if (filters instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.getObject(i) instanceof COSName name) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    /// A row of a predictor is held in memory, whatever the stream is.
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
            if (columns * colours * bits / 8 > LARGEST_ROW || bits > 32) {
                allowance.unpack(0, Long.MAX_VALUE);
            }
        }
    }

    /// Looks at the clock with every portion.
    private final class WatchedInput extends FilterInputStream {
        WatchedInput(InputStream raw) {
            super(raw);
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            allowance.goOn();
            return super.read(bytes, offset, length);
        }
    }

    /// Counts what is written, and keeps it only for a further filter.
    private final class Scales extends OutputStream {
        private static final int PORTION = 1 << 16;

        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final boolean keeps;
        private long all;
        private long open;

        Scales(boolean keeps) {
            this.keeps = keeps;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            all += length;
            open += length;
            if (keeps) {
                kept.write(bytes, offset, length);
            }
            if (open >= PORTION) {
                settle();
            }
        }

        void settle() throws IOException {
            allowance.unpack(open, all);
            open = 0;
        }

        InputStream toInput() {
            return new ByteArrayInputStream(kept.toByteArray());
        }
    }
}
