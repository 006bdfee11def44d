# the inlet of a culvert under a railway, seen by a person on the bank.  blender -b -P inlet.py -- W H SPP NAME
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from nature import *
rng=np.random.default_rng(8); a=sys.argv[sys.argv.index('--')+1:]; W,H,SPP,NM=int(a[0]),int(a[1]),int(a[2]),a[3]; s=reset()
EYE,TARGET,LENS=(-2.0,-8.1,2.15),(.30,0,1.16),33
R=.60; ZC=.36; WALL=2.05; TOP=1.50; CREST=2.62   # pipe radius and axis, half width and top of the headwall, top of the embankment; water at 0

# ---------- materials: noise over world coordinates in metres, wet near the water
def surface(name,colours,scales,rough,bumps,wet=.16,moss=0,streak=0,metal=0,stretch=(1,1,1),own=0):
    """colours: dark to light. wet: height to which the water darkens it. moss: 0 to 1 on upward faces. own: how far instances differ in lightness."""
    m=mat(name,metal=metal,spec=.35); n=N(m.node_tree); b=n.n['Principled BSDF']; geo=n.new('ShaderNodeNewGeometry'); obj=n.new('ShaderNodeObjectInfo')
    shift=n.new('ShaderNodeVectorMath',operation='MULTIPLY_ADD'); n.ln(obj.outputs['Random'],shift.inputs[0]); shift.inputs[1].default_value=(37,19,53); n.ln(geo.outputs['Position'],shift.inputs[2])
    def noise_(scale,detail=8,roughness=.62,stretch=(1,1,1)):
        mp=n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=stretch; n.ln(shift.outputs[0],mp.inputs[0])
        t=n.new('ShaderNodeTexNoise',i_Scale=scale,i_Detail=detail,i_Roughness=roughness); n.ln(mp.outputs[0],t.inputs['Vector']); return t.outputs['Fac']
    def span(src,lo,hi,to0=0,to1=1):
        r=n.new('ShaderNodeMapRange'); r.interpolation_type='SMOOTHSTEP'
        for i,v in enumerate((lo,hi,to0,to1)): r.inputs[i+1].default_value=v
        n.ln(src,r.inputs[0]); return r.outputs[0]
    def maths(op,x,y):
        k=n.new('ShaderNodeMath',operation=op)
        for v,i in ((x,0),(y,1)):
            if isinstance(v,(int,float)): k.inputs[i].default_value=v
            else: n.ln(v,k.inputs[i])
        return k.outputs[0]
    def mixed(fac,c1,c2,blend='MIX'):
        x=n.new('ShaderNodeMixRGB',blend_type=blend); n.ln(fac,x.inputs[0])
        for c,i in ((c1,1),(c2,2)):
            if isinstance(c,tuple): x.inputs[i].default_value=(*c,1)
            else: n.ln(c,x.inputs[i])
        return x.outputs[0]
    broad,fine=noise_(scales[0],stretch=stretch),noise_(scales[1],10,.7,stretch); xyz=n.new('ShaderNodeSeparateXYZ'); n.ln(geo.outputs['Position'],xyz.inputs[0]); z=xyz.outputs[2]
    col=mixed(span(broad,.36,.64),colours[0],colours[1]); col=mixed(span(fine,.46,.70),col,colours[2])
    if own:
        hs=n.new('ShaderNodeHueSaturation'); n.ln(span(obj.outputs['Random'],0,1,1-own,1+own),hs.inputs['Value']); n.ln(col,hs.inputs['Color']); col=hs.outputs[0]
    if streak:   # dirt that the rain carried down
        run=maths('MULTIPLY',span(noise_(3.2,6,.7,(1,1,.07)),.47,.66),span(noise_(1.3,5),.35,.62)); col=mixed(maths('MULTIPLY',run,streak),col,(.045,.040,.034))
        pale=maths('MULTIPLY',span(noise_(4.4,6,.7,(1,1,.05)),.58,.70),.45); col=mixed(pale,col,(.46,.45,.42))
        rusty=maths('MULTIPLY',span(noise_(2.1,4,.6,(1,1,.10)),.60,.72),.35); col=mixed(rusty,col,(.15,.075,.035))
    if moss:
        up=n.new('ShaderNodeSeparateXYZ'); n.ln(geo.outputs['Normal'],up.inputs[0]); green=maths('MULTIPLY',span(maths('ADD',maths('MULTIPLY',up.outputs[2],.30),noise_(2.6,9,.68)),.60,.76),moss)
        low=maths('MULTIPLY',span(maths('ADD',z,maths('MULTIPLY',noise_(2.2,8,.7),-.9)),.18,-.25),moss*.8); green=maths('MAXIMUM',green,low); col=mixed(green,col,mixed(fine,(.022,.032,.010),(.085,.100,.030)))
    line=maths('ADD',z,maths('MULTIPLY',noise_(3.5,6,.6),-.22)); damp=span(line,wet+.02-.11,wet-.09-.11)
    col=mixed(damp,col,(.36,.34,.31),'MULTIPLY'); n.ln(col,b.inputs['Base Color']); r0=span(fine,.35,.65,*rough); n.ln(maths('MULTIPLY',r0,maths('SUBTRACT',1,maths('MULTIPLY',damp,.66))),b.inputs['Roughness'])
    last=None
    for scale,height in bumps:
        bp=n.new('ShaderNodeBump',i_Strength=1.,i_Distance=height); n.ln(noise_(scale,6,.62,stretch),bp.inputs['Height'])
        if last: n.ln(last,bp.inputs['Normal'])
        last=bp.outputs[0]
    if last: n.ln(last,b.inputs['Normal'])
    return m
conc=surface('conc',((.17,.165,.15),(.27,.262,.24),(.34,.33,.305)),(1.5,26),(.75,.95),((9,.006),(45,.004),(190,.0016)),wet=.30,moss=.75,streak=.85)
stone=surface('stone',((.070,.068,.066),(.155,.150,.140),(.24,.232,.215)),(3.5,34),(.65,.92),((14,.02),(60,.007),(240,.002)),wet=.13,moss=.55,own=.38)
crushed=surface('crushed',((.07,.067,.064),(.145,.138,.130),(.23,.22,.208)),(9,60),(.8,.95),((60,.006),),own=.4)
soil=surface('soil',((.028,.022,.015),(.062,.050,.033),(.10,.083,.056)),(2.2,30),(.85,.97),((7,.04),(30,.018),(140,.006)),wet=.16,moss=.35)
zinc=surface('zinc',((.17,.175,.175),(.30,.305,.30),(.12,.075,.045)),(5,40),(.38,.62),((80,.001),),wet=.26,streak=.55,metal=.55)
bark=surface('bark',((.065,.050,.038),(.15,.122,.096),(.29,.255,.215)),(9,60),(.75,.95),((50,.004),(200,.0012)),wet=.05,own=.45)
wood=surface('wood',((.050,.042,.035),(.105,.092,.078),(.16,.145,.125)),(3,40),(.8,.95),((30,.006),),own=.3)
rust=surface('rust',((.035,.018,.011),(.085,.040,.020),(.14,.070,.035)),(8,60),(.6,.9),((60,.001),)); steel=mat('steel',(.55,.55,.56),.24,1)

# ---------- ground: a shallow channel that bends towards the pipe, banks, the slope of the embankment
def middle(y): t=np.clip(-np.asarray(y,float)-.6,0,None); return .10*t**1.55*np.exp(-t/14)+.10*np.sin(t*1.1)
def land(X,Y):
    d=np.abs(X-middle(Y))+.16*fbm(X,Y,1.1,4,21); level=.42+.13*fbm(X,Y,2.6,4,22); slope=TOP-.10+(Y-.30)/1.55+.05*fbm(X,Y,1.2,4,23); slope=np.minimum(slope,CREST); level=np.maximum(level,slope)
    cut=-.19+.04*fbm(X,Y,.5,3,24)+np.clip(d-.62-.10*np.clip(-Y-2,0,4),0,None)*.72; front=np.minimum(level,cut); behind=np.clip((Y+.02-.55*np.clip(np.abs(X)-WALL+.1,0,1))/.22,0,1)
    return front*(1-behind)+level*behind
grid(lambda X,Y: land(X,Y)+.018*fbm(X,Y,.16,4,25),np.arange(-5.5,7.6,.035),np.arange(-7.5,3.4,.035),soil,keep=lambda x,y: not (abs(x)<R+.03 and -.03<y<.42)); grid(land,np.arange(-60,60.1,.5),np.arange(-9.5,4.6,.3),soil,keep=lambda x,y: not (-5.5<=x<7.3))
mesh('crest',[(-60,3.3,CREST-.02),(60,3.3,CREST-.02),(60,9,CREST-.02),(-60,9,CREST-.02)],[(0,1,2,3)],soil); mesh('plain',[(-300,8,.2),(300,8,.2),(300,500,.2),(-300,500,.2)],[(0,1,2,3)],soil)

# ---------- headwall with worn edges, corrugated pipe
wall=box((2*WALL,.34,2.3),(0,.19,TOP-1.15),conc,0); hole=cyl(R+.035,2,(0,.19,ZC),axis='y',seg=96,bevel=0); hole.hide_render=True
m=wall.modifiers.new('hole','BOOLEAN'); m.object=hole; m.solver='EXACT'; m=wall.modifiers.new('edge','BEVEL'); m.width=.022; m.segments=3; m.limit_method='ANGLE'; m=wall.modifiers.new('fine','REMESH'); m.mode='VOXEL'; m.voxel_size=.014; m.use_smooth_shade=True
for size,depth in ((.35,.022),(.07,.012),(.02,.005)):
    t=bpy.data.textures.new('t','CLOUDS'); t.noise_scale=size; t.noise_depth=3; m=wall.modifiers.new('worn','DISPLACE'); m.texture=t; m.strength=depth; m.mid_level=.5; m.texture_coords='LOCAL'
for zj,x0,x1 in ((.62,-WALL-.002,-R-.02),(.62,R+.02,WALL+.002),(1.10,-WALL-.002,WALL+.002)): box((x1-x0,.006,.012),((x0+x1)/2,.016,zj),mat('joint',(.05,.047,.042),.95),0)   # between the lifts of the formwork
for x in (-1.55,-.93,.93,1.55):
    for z in (.36,.86,1.30): cyl(.013,.02,(x,.014,z),mat('tie hole',(.03,.028,.026),.95),'y',seg=16,bevel=0)
ys=np.arange(-.16,9.4,.011); th=np.linspace(0,2*math.pi,97); T,Y=np.meshgrid(th,ys); rr=R+.013*np.sin(Y*2*math.pi/.125)+.012*np.sin(T*2+.6)*np.exp(-((Y+.16)/.7)**2)-.03*np.exp(-((T-1.05)/.22)**2-((Y+.16)/.16)**2)
k=len(th); V=np.stack([rr*np.cos(T),Y,ZC+rr*np.sin(T)],-1).reshape(-1,3); pipe=mesh('pipe',V,[(j*k+i,j*k+i+1,(j+1)*k+i+1,(j+1)*k+i) for j in range(len(ys)-1) for i in range(k-1)],zinc,True); m=pipe.modifiers.new('thick','SOLIDIFY'); m.thickness=.008
cyl(R*.99,.02,(0,9.3,ZC),mat('far end',(0,0,0),emit=(.80,.85,.90),emit_s=.9),'y',seg=48,bevel=0)

# ---------- water: reflects, shows its bed where one looks steeply into it
wm=bpy.data.materials.new('water'); wm.use_nodes=True; q=N(wm.node_tree); q.n.clear(); o=q.new('ShaderNodeOutputMaterial'); mx=q.new('ShaderNodeMixShader'); gl=q.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.025; m2=q.new('ShaderNodeMixShader'); m2.inputs[0].default_value=.10; tr=q.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value=(.74,.66,.50,1); df=q.new('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value=(.075,.062,.040,1); fr=q.new('ShaderNodeFresnel'); fr.inputs[0].default_value=1.6
g=q.new('ShaderNodeNewGeometry'); last=None
for scale,height,stretch in ((2.2,.022,(1,.45,1)),(7,.011,(1,.55,1)),(26,.0014,(1,.8,1))):
    mp=q.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=stretch; q.ln(g.outputs['Position'],mp.inputs[0]); t=q.new('ShaderNodeTexNoise',i_Scale=scale,i_Detail=3,i_Distortion=.6); q.ln(mp.outputs[0],t.inputs['Vector']); bp=q.new('ShaderNodeBump',i_Strength=.75,i_Distance=height); q.ln(t.outputs['Fac'],bp.inputs['Height'])
    if last: q.ln(last,bp.inputs['Normal'])
    last=bp.outputs[0]
q.ln(last,gl.inputs['Normal']); q.ln(last,fr.inputs['Normal']); q.ln(tr.outputs[0],m2.inputs[1]); q.ln(df.outputs[0],m2.inputs[2]); q.ln(fr.outputs[0],mx.inputs[0]); q.ln(m2.outputs[0],mx.inputs[1]); q.ln(gl.outputs[0],mx.inputs[2]); q.ln(mx.outputs[0],o.inputs[0])
mesh('water',[(-4,-9,0),(4,-9,0),(4,.02,0),(-4,.02,0)],[(0,1,2,3)],wm); mesh('water',[(-R,.02,0),(R,.02,0),(R,9.3,0),(-R,9.3,0)],[(0,1,2,3)],wm)

# ---------- stones: broken rock round the headwall, cobbles in the stream, ballast above
def rocks(count,mt,flat,rough,cuts,seed):
    rng=np.random.default_rng(seed); col=bpy.data.collections.new('rocks')
    for i in range(count):
        bm=bmesh.new(); p=rng.normal(size=(13,3)); p/=np.linalg.norm(p,axis=1)[:,None]; p*=rng.uniform(.80,1.05,(13,1))*np.array([1,rng.uniform(.6,.95),rng.uniform(*flat)])
        for c in p: bm.verts.new(c)
        bmesh.ops.convex_hull(bm,input=bm.verts); bmesh.ops.delete(bm,geom=[v for v in bm.verts if not v.link_faces],context='VERTS'); bmesh.ops.bevel(bm,geom=bm.edges[:],offset=.028,segments=2,affect='EDGES',clamp_overlap=True); bmesh.ops.triangulate(bm,faces=bm.faces)
        if cuts: bmesh.ops.subdivide_edges(bm,edges=bm.edges[:],cuts=cuts,use_grid_fill=True)
        sd=Vector(rng.uniform(0,90,3))
        for v in bm.verts: v.co+=v.co.normalized()*rough*(noise.noise(v.co*1.8+sd)+.45*noise.noise(v.co*5+sd)+.22*noise.noise(v.co*13+sd))
        bm_obj(bm,'rock',mt,True,col)
    return col
riprap=rocks(18,stone,(.5,.85),.05,3,1); pebbles=rocks(9,stone,(.45,.8),.05,1,2); gravel=rocks(9,crushed,(.55,.85),.05,0,3)
def lay(col,x,y,k,lift,tilt=.5):
    P=list(col.objects)
    for px,py,pz,kk in zip(x,y,land(x,y),k):
        o=bpy.data.objects.new('r',P[rng.integers(len(P))].data); o.location=(px,py,pz+kk*lift); o.rotation_euler=(rng.normal(0,tilt),rng.normal(0,tilt),rng.uniform(0,6.28)); o.scale=(kk*rng.uniform(.85,1.15),kk*rng.uniform(.85,1.15),kk); link(o)
def apron(n,k0,k1,lift,reach=1.75):
    y=-2.9*rng.uniform(0,1,n)**1.3+.05; side=rng.choice((-1,1),n); x=middle(y)+side*(.86+reach*rng.uniform(0,1,n)); up=rng.uniform(size=n)<.22
    x[up]=side[up]*(WALL+rng.uniform(-.05,.75,up.sum())); y[up]=rng.uniform(-.6,1.0,up.sum()); ok=~((np.abs(x)<WALL+.2)&(y>-.16)); k=k0+(k1-k0)*rng.beta(1.1,2.6,n); lay(riprap,x[ok],y[ok],k[ok],lift)
apron(620,.08,.29,.15); apron(420,.06,.20,.55,1.5); n=500; y=rng.uniform(-6.4,-2.4,n); x=middle(y)+rng.choice((-1,1),n)*(.6+rng.gamma(1.4,.28,n)); lay(riprap,x,y,.05+.17*rng.beta(1,4,n),.1)
n=3600; y=rng.uniform(-6.5,.0,n); x=middle(y)+rng.normal(0,.62,n); ok=np.abs(x)<2.2; lay(pebbles,x[ok],y[ok],.012+.045*rng.beta(1,4,n)[ok],.1); n=70; y=-rng.uniform(.5,6,n); x=middle(y)+rng.choice((-1,1),n)*rng.uniform(.25,.95,n); lay(pebbles,x,y,.06+.10*rng.beta(1,3,n),.35)
BED=CREST+.62; shoulder=lambda y: np.interp(y,[2.55,3.35,3.6,9],[CREST-.06,BED-.03,BED,BED]); X_,Y_=np.meshgrid(np.arange(-20,40.01,.25),np.arange(2.5,6.6,.1))
mesh('bed',np.stack([X_,Y_,shoulder(Y_)-.03],-1).reshape(-1,3),[(j*X_.shape[1]+i,j*X_.shape[1]+i+1,(j+1)*X_.shape[1]+i+1,(j+1)*X_.shape[1]+i) for j in range(X_.shape[0]-1) for i in range(X_.shape[1]-1)],crushed)
n=24000; y=1.95+rng.beta(1.5,1.6,n)*2.2; x=rng.uniform(-6,14,n); z=np.where(y<2.6,land(x,y),shoulder(y)); plant(gravel,x,y,z+.008,rng.uniform(.026,.050,n),rng,1.5)
n=260; y=rng.uniform(.4,2.4,n); x=rng.uniform(-6,12,n); lay(gravel,x,y,rng.uniform(.025,.045,n),.4)

# ---------- track on top: tie ends, rails
for x in np.arange(-15,24,.6): box((.23,2.6,.18),(x+rng.normal(0,.015),4.95+rng.normal(0,.03),BED-.055),wood,.012,2,rot=(0,0,rng.normal(0,.01)))
half=[(-.076,0),(-.076,.0115),(-.034,.024),(-.0085,.038),(-.0085,.118),(-.034,.131),(-.0365,.163)]; outline=half+[(-.03,.1725),(0,.1745),(.03,.1725)]+[(-x,z) for x,z in half[::-1]]
for y in (4.20,5.70): c=len(outline); mesh('rail',[(x,y+p,BED+.05+z) for x in (-40,40) for p,z in outline],[(i,i+1,c+i+1,c+i) for i in range(c-1)],rust); box((80,.052,.004),(0,y,BED+.05+.1745),steel,0)
for x in np.arange(-15,24,.6): box((.17,.33,.02),(x,4.20,BED+.045),rust,.004,1); box((.05,.03,.05),(x-.04,4.10,BED+.07),rust,.008,1); box((.05,.03,.05),(x+.04,4.10,BED+.07),rust,.008,1)

# ---------- drift: branches with twigs, pushed by the stream against the inlet
def branch(length,radius,twigs,rng,col=None):
    V=[];F=[]
    def limb(p,d,length,r0,depth):
        steps=max(5,int(length/.07)); ring=7 if r0>.012 else 4; base=len(V); d=np.array(d,float)
        for i in range(steps+1):
            t=i/steps; d+=rng.normal(0,.11,3)*(1 if depth else .6); d/=np.linalg.norm(d); u=np.cross(d,[.3,.2,.9]); u/=np.linalg.norm(u); v=np.cross(d,u); r=r0*(1-.75*t)*(1+.10*rng.normal())+.0006
            for k in range(ring): an=6.2832*k/ring; V.append(tuple(p+r*(math.cos(an)*u+math.sin(an)*v)))
            if i:
                for k in range(ring): F.append((base+(i-1)*ring+k,base+(i-1)*ring+(k+1)%ring,base+i*ring+(k+1)%ring,base+i*ring+k))
            if depth<2 and i>1 and rng.uniform()<twigs*(.5 if depth else 1): limb(p.copy(),d*.75+rng.normal(0,.6,3),length*rng.uniform(.18,.45)*(1.1-t),r*.55,depth+1)
            p=p+d*length/steps
        F.append(tuple(base+k for k in range(ring))[::-1])
    limb(np.array([-length/2,0,0]),(1,0,0),length,radius,0); return mesh('branch',V,F,bark,True,col)
drift=bpy.data.collections.new('drift'); big=[branch(rng.uniform(1.1,1.7),rng.uniform(.020,.036),.32,rng,drift) for _ in range(5)]; sticks=[branch(rng.uniform(.5,1.0),rng.uniform(.006,.014),.30,rng,drift) for _ in range(9)]
def drop(kinds,n,x0,y0,spread,top,pitch):
    for _ in range(n):
        x=x0+rng.normal(0,spread[0]); y=min(y0-abs(rng.normal(0,spread[1])),-.24); z=top*max(0,1-abs(x-x0)/(2.4*spread[0]))*max(.05,1-(y0-y)/(2.6*spread[1]))*rng.uniform(.0,1)+.01
        o=bpy.data.objects.new('d',kinds[rng.integers(len(kinds))].data); o.location=(x,y,z); o.rotation_euler=(rng.uniform(0,6.28),rng.normal(0,pitch),rng.normal(0,.75)); k=rng.uniform(.75,1.15); o.scale=(k,k,k); link(o)
drop(big,13,-.22,-.40,(.36,.18),.40,.24); drop(sticks,150,-.22,-.34,(.42,.28),.42,.30); drop(sticks,26,.75,-.55,(.35,.5),.08,.12)
def laid(o_,loc,rot,k=1): o=bpy.data.objects.new('d',o_.data); o.location=loc; o.rotation_euler=rot; o.scale=(k,)*3; link(o)
laid(branch(2.3,.058,.16,np.random.default_rng(5)),(-.50,-.62,.26),(.4,-.27,.30)); laid(big[1],(.30,-.34,.16),(1,.36,-.35)); laid(big[3],(-.50,-.34,.30),(2,-.55,.2),.8)

# ---------- grass: dry and green blades in tufts, a straw mat in the drift
def blades(name,root,tip1,tip2):
    m=mat(name,rough=.72,spec=.2); n=N(m.node_tree); oi=n.new('ShaderNodeObjectInfo'); tc=n.new('ShaderNodeTexCoord'); sp=n.new('ShaderNodeSeparateXYZ'); n.ln(tc.outputs['Generated'],sp.inputs[0]); x=n.new('ShaderNodeMixRGB'); n.ln(oi.outputs['Random'],x.inputs[0]); x.inputs[1].default_value=(*tip1,1); x.inputs[2].default_value=(*tip2,1); y=n.new('ShaderNodeMixRGB'); n.ln(sp.outputs[2],y.inputs[0]); y.inputs[1].default_value=(*root,1); n.ln(x.outputs[0],y.inputs[2]); n.ln(y.outputs[0],n.n['Principled BSDF'].inputs['Base Color']); return m
green=blades('green',(.030,.034,.011),(.095,.120,.030),(.19,.175,.055)); straw=blades('straw',(.075,.057,.026),(.36,.275,.13),(.50,.41,.22)); tufts=bpy.data.collections.new('tufts')
def tuft(count,radius,high,lean,dry):
    V=[];F=[];kind=[]
    for _ in range(count):
        an=rng.uniform(0,6.28); r0=radius*rng.uniform()**.6; h=high*rng.uniform(.35,1.1); le=h*lean*rng.uniform(.3,1.6); to=an+rng.normal(0,.8); w=rng.uniform(.0014,.0034); bx,by=r0*math.cos(an),r0*math.sin(an); c,s_=math.cos(to),math.sin(to); k=len(V); bow=rng.uniform(.1,.55); mt=int(rng.uniform()<dry)
        for t in (0,.3,.55,.8,1): out=le*t**2; up=h*(t-bow*t**3*.6); V.extend([(bx+out*c-w*s_*(1-t*.92),by+out*s_+w*c*(1-t*.92),up),(bx+out*c+w*s_*(1-t*.92),by+out*s_-w*c*(1-t*.92),up)])
        F+=[(k+2*i,k+2*i+1,k+2*i+3,k+2*i+2) for i in range(4)]; kind+=[mt]*4
    o=mesh('tuft',V,F,green,False,tufts); o.data.materials.append(straw); o.data.polygons.foreach_set('material_index',kind); return o
tall=[tuft(90,.10,.48,.65,d) for d in (.25,.5,.75,.9)]; low=[tuft(110,.12,.20,.8,d) for d in (.1,.3,.55,.75)]
def sow(kinds,n,x0,x1,y0,y1,where,k0,k1):
    x,y=rng.uniform(x0,x1,n),rng.uniform(y0,y1,n); z=land(x,y); ok=where(x,y,z)
    for px,py,pz in zip(x[ok],y[ok],z[ok]): o=bpy.data.objects.new('g',kinds[rng.integers(len(kinds))].data); k=rng.uniform(k0,k1); o.location=(px,py,pz-.015); o.rotation_euler=(rng.normal(0,.12),rng.normal(0,.12),rng.uniform(0,6.28)); o.scale=(k,k,k*rng.uniform(.75,1.2)); link(o)
clump=lambda x,y: fbm(x,y,.9,4,41)
free=lambda x,y,z: (z>.16)&((y>.4)|(np.abs(x-middle(y))>np.where(x<middle(y),1.25,1.0)))&~((np.abs(x)<WALL+.05)&(y>-.12)&(y<.42))&(np.hypot(x-EYE[0],y-EYE[1])>1.25)
stony=lambda x,y: (y>-2.6)&(y<.45)&(np.abs(x-middle(y))<2.75)
sow(low,9500,-6,14,.35,2.75,lambda x,y,z: free(x,y,z)&(rng.uniform(size=len(x))>.25*clump(x,y)+.1),.6,1.4); sow(tall,2500,-6,14,.35,1.55,lambda x,y,z: free(x,y,z)&(clump(x,y)>-.05),.55,1.15)
sow(low,9000,-7,10,-6.4,.5,lambda x,y,z: free(x,y,z)&~stony(x,y),.6,1.5); sow(tall,3600,-7,10,-6.2,.5,lambda x,y,z: free(x,y,z)&~stony(x,y)&(clump(x,y)>-.25)&((x>1.4)|(x<-4)|(y<-5.5)|(y>-.6)),.5,1.1); sow(tall,330,-3.2,3.2,-2.8,.2,lambda x,y,z: free(x,y,z)&stony(x,y)&(np.abs(x-middle(y))>1.0),.4,.95); sow(tall,260,-3,4,-6.2,-1.5,lambda x,y,z: (z>.02)&(z<.3)&(clump(x,y)>.1),.5,.95)
for _ in range(24): x,y=-.22+rng.normal(0,.42),min(-.26-abs(rng.normal(0,.30)),-.2); laid(tall[rng.integers(2,4)],(x,y,.02+.22*rng.uniform()*max(0,1-abs(x+.22)/.8)),(rng.normal(1.45,.2),rng.normal(0,.4),rng.uniform(0,6.28)),rng.uniform(.5,.9))
leaf=surface('leaf',((.10,.055,.018),(.20,.12,.035),(.28,.19,.06)),(5,40),(.5,.8),((60,.001),),wet=-.5,own=.5); shape=mesh('leaf',[(0,0,0),(.4,.28,.05),(1,0,.12),(.4,-.28,.05)],[(0,1,2,3)],leaf,False,tufts)
for _ in range(700): y=-rng.uniform(.2,5.5) if rng.uniform()<.45 else -.25-abs(rng.normal(0,.4)); x=float(middle(y))+rng.normal(0,.55 if y<-1 else .45); laid(shape,(x,y,max(.003,float(land(np.array([x]),np.array([y]))[0])+.02)),(rng.normal(0,.15),rng.normal(0,.15),rng.uniform(0,6.28)),rng.uniform(.02,.05))

# ---------- spruces behind the line, a pale evening sky, soft sun through thin cloud from the left
n=2600; y=48+rng.uniform(0,1,n)**1.2*150; x=.42*y+rng.uniform(-1,1,n)*(14+y*.8); ok=~((np.abs(x-.55*y)<9)&(y<80)); plant(spruces(4,4),x[ok],y[ok],np.full(ok.sum(),-1.2),rng.uniform(.40,1.20,ok.sum()),rng)
evening(s.world,(.30,.36,.44),(.74,.72,.70),(1.7,1.25,.86),math.radians(-30),1.15,.60)
l=bpy.data.lights.new('sun','SUN'); l.energy=5.2; l.angle=math.radians(4); l.color=(1,.80,.60); az,el=math.radians(-104),math.radians(24); link(bpy.data.objects.new('sun',l)).rotation_euler=Vector((math.sin(az)*math.cos(el),math.cos(az)*math.cos(el),math.sin(el))).to_track_quat('Z','Y').to_euler()
camera(EYE,TARGET,LENS,fstop=5.6,focus=8.3); print('objects',len(bpy.data.objects)); render(NM,W,H,SPP,bounces=4,clamp=3,thr=.02)
