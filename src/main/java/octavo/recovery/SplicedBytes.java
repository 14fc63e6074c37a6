package octavo.recovery;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// A rope: bytes that take many splices without being copied for each.
final class SplicedBytes {
    private static final int MOST_PIECES = 2000;
    private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

    private final List<ByteBuffer> pieces = new ArrayList<>();
    private int length;

    SplicedBytes(byte[] bytes) {
        pieces.add(ByteBuffer.wrap(bytes));
        length = bytes.length;
    }

    /// Applies a splice; false if it is out of bounds.
    boolean make(JournalSplice splice) {
        long after = (long) length - splice.removed() + splice.inserted().length;
        if (splice.offset() < 0
                || splice.removed() < 0
                || splice.offset() > length - splice.removed()
                || after > MOST_BYTES) {
            return false;
        }
        int from = cut(splice.offset());
        int to = cut(splice.offset() + splice.removed());
        List<ByteBuffer> place = pieces.subList(from, to);
        place.clear();
        if (splice.inserted().length > 0) {
            place.add(ByteBuffer.wrap(splice.inserted()));
        }
        length = (int) after;
        if (pieces.size() > MOST_PIECES) {
            ByteBuffer all = ByteBuffer.wrap(bytes());
            pieces.clear();
            pieces.add(all);
        }
        return true;
    }

    /// Makes a piece start at an offset and returns its index; at the end, the number of pieces.
    private int cut(int offset) {
        int start = 0;
        for (int i = 0; i < pieces.size(); i++) {
            ByteBuffer piece = pieces.get(i);
            if (offset == start) {
                return i;
            }
            if (offset < start + piece.limit()) {
                int within = offset - start;
                pieces.set(i, piece.slice(0, within));
                pieces.add(i + 1, piece.slice(within, piece.limit() - within));
                return i + 1;
            }
            start += piece.limit();
        }
        return pieces.size();
    }

    byte[] bytes() {
        ByteBuffer all = ByteBuffer.allocate(length);
        for (ByteBuffer piece : pieces) {
            all.put(all.position(), piece, 0, piece.limit());
            all.position(all.position() + piece.limit());
        }
        return all.array();
    }
}
