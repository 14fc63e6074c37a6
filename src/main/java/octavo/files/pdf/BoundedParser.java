package octavo.files.pdf;

import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSDocument;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessStreamCache;
import org.apache.pdfbox.pdfparser.PDFParser;
import org.apache.pdfbox.pdmodel.PDDocument;

import java.io.IOException;

/// PDFBox's parser over a file in memory, with limits: every read and every decompressed stream
/// counts.
final class BoundedParser extends PDFParser {
    /// Opens a file that needs no password.
    static PDDocument open(byte[] pdf, ReadAllowance allowance) throws IOException {
        return new BoundedParser(pdf, allowance).parse();
    }

    private BoundedParser(byte[] pdf, ReadAllowance allowance) throws IOException {
        super(new WatchedSource(pdf, allowance));
        document = new BoundedDocument(allowance);
    }

    /// Creates streams that are measured before they are decompressed.
    private final class BoundedDocument extends COSDocument {
        private final ReadAllowance allowance;
        private final RandomAccessStreamCache streamCache;

        BoundedDocument(ReadAllowance allowance) throws IOException {
            super(IOUtils.createMemoryOnlyStreamCache(), BoundedParser.this);
            this.allowance = allowance;
            this.streamCache = IOUtils.createMemoryOnlyStreamCache().create();
        }

        @Override
        public COSStream createCOSStream(COSDictionary dictionary, long start, long length)
                throws IOException {
            var readView = createRandomAccessReadView(start, length);
            COSStream stream = new BoundedStream(streamCache, readView, allowance);
            dictionary.forEach(stream::setItem);
            stream.setKey(dictionary.getKey());
            return stream;
        }
    }

    /// A file that checks the time limit periodically.
    private static final class WatchedSource extends RandomAccessReadBuffer {
        /// A fraction of a millisecond.
        private static final int CHECK_INTERVAL = 1 << 12;

        private final ReadAllowance allowance;
        private int readCount;

        WatchedSource(byte[] pdf, ReadAllowance allowance) {
            super(pdf);
            this.allowance = allowance;
        }

        @Override
        public int read() throws IOException {
            checkRegularly();
            return super.read();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            checkRegularly();
            return super.read(bytes, offset, length);
        }

        @Override
        public void seek(long position) throws IOException {
            checkRegularly();
            super.seek(position);
        }

        private void checkRegularly() throws IOException {
            if (++readCount % CHECK_INTERVAL == 0) {
                allowance.checkLimits();
            }
        }
    }
}
