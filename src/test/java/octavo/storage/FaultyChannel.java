package octavo.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/// A channel of [FaultyFileSystem]. Writing stops half-way before it is hurt, as disks do.
final class FaultyChannel extends FileChannel {
    private final FileChannel real;
    private final FaultyFileSystem.Fault fault;

    FaultyChannel(FileChannel real, FaultyFileSystem.Fault fault) {
        this.real = real;
        this.fault = fault;
    }

    @Override
    public int read(ByteBuffer to) throws IOException {
        fault.before("read");
        return real.read(to);
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) throws IOException {
        fault.before("read");
        return real.read(to, offset, length);
    }

    @Override
    public int read(ByteBuffer to, long position) throws IOException {
        fault.before("read");
        return real.read(to, position);
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        int half = from.remaining() / 2;
        int written = real.write(from.slice(from.position(), half));
        from.position(from.position() + written);
        fault.before("write");
        return written + real.write(from);
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) throws IOException {
        fault.before("write");
        return real.write(from, offset, length);
    }

    @Override
    public int write(ByteBuffer from, long position) throws IOException {
        fault.before("write");
        return real.write(from, position);
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
        real.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        fault.before("size");
        return real.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        fault.before("truncate");
        real.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        fault.before("force");
        real.force(metaData);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel to) throws IOException {
        ByteBuffer some = ByteBuffer.allocate((int) Math.min(count, 1 << 16));
        real.read(some, position);
        return to.write(some.flip());
    }

    @Override
    public long transferFrom(ReadableByteChannel from, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        fault.before("lock");
        return real.lock(position, size, shared);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        fault.before("lock");
        return real.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }
}
